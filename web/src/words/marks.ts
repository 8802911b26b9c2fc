/**
 * Invisible marks round the name of a thing while a sentence is put together, so that it is known afterwards where the
 * name stands, with whatever article or ending the language gave it.
 */
const [OPEN, INNER, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKS = /\uE000[^\uE001]*\uE001|\uE002/gu;

export interface Piece {
  text: string;
  /** Of a thing that can be explained. */
  key?: string;
}

export const marked = (key: string, text: string): string => OPEN + key + INNER + text + CLOSE;

/** Without marks. */
export const bare = (text: string): string => text.replace(MARKS, '');

/** A changed form of the bare text with the marks where they were; an ending belongs to the name that it is put to. */
export function dressed(text: string, changed: string): string {
  let [made, at] = ['', 0];
  let last = 0;
  for (const mark of text.matchAll(MARKS)) {
    const length = mark.index - last;
    const isEnd = mark[0] === CLOSE && mark.index + 1 === text.length;
    made += (isEnd ? changed.slice(at) : changed.slice(at, at + length)) + mark[0];
    at = isEnd ? changed.length : at + length;
    last = mark.index + mark[0].length;
  }
  return made + changed.slice(at);
}

/** The sentence cut at the marks; of a name within a name the inner one counts. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  const keys: string[] = [];
  let last = 0;
  const add = (part: string): void => {
    const key = keys.at(-1);
    if (part) found.push(key === undefined ? { text: part } : { text: part, key });
  };
  for (const mark of text.matchAll(MARKS)) {
    add(text.slice(last, mark.index));
    last = mark.index + mark[0].length;
    if (mark[0] === CLOSE) keys.pop();
    else keys.push(mark[0].slice(1, -1));
  }
  add(text.slice(last));
  return found;
}
