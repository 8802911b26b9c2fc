import type { Attachment } from 'svelte/attachments';

/** Tells how large an element is whenever that changes, once the page has been laid out: it is never laid out for this. */
export const sized =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (node) => {
    const observer = new ResizeObserver(() => tell(node.offsetWidth, node.offsetHeight));
    observer.observe(node);
    return () => observer.disconnect();
  };

/** Does something once with the next layout, before it is painted: what it measures is known then. Says how to leave it. */
export function onceLaid(node: Element, act: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(node);
  return () => observer.disconnect();
}
