/** Milliseconds after which a picture counts as painted, where none is. */
const LATEST = 100;

/** Ends once the page has been painted, so that what follows is a piece of work of its own; where nobody looks, at once. */
export function painted(): Promise<void> {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LATEST);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
