import { http } from '../net/http';

/** Sprites live in the page itself, each once: hatchings look for their patterns there. */
const loaded = new Map<string, Promise<void>>();

export function loadSprite(key: string, fetchText: () => Promise<string>): Promise<void> {
  let promise = loaded.get(key);
  if (!promise) {
    promise = fetchText().then(insert);
    promise.catch(() => loaded.delete(key));
    loaded.set(key, promise);
  }
  return promise;
}

/** The pictures of all games. */
export const loadCovers = (): Promise<void> => loadSprite('covers', http.covers);

function insert(text: string): void {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (parsed.localName !== 'svg') throw new Error('the sprite is not SVG');
  parsed.querySelectorAll('script, foreignObject, title').forEach((element) => element.remove());
  parsed.setAttribute('class', 'sprite');
  parsed.setAttribute('aria-hidden', 'true');
  parsed.setAttribute('width', '0');
  parsed.setAttribute('height', '0');
  document.body.prepend(document.importNode(parsed, true));
}
