/** What a part of a bar keeps free at both its ends together. */
const AIR = 8;

/** What stands beside a bar: the parts whose name had no room in it. */
export const beside = <P>(parts: readonly P[], written: readonly string[], told: (part: P) => string): P[] =>
  parts.filter((part, index) => written[index] !== told(part));

/** The fullest of the texts that a part of a bar has room for; nothing where there is none. */
export const fittingText = (texts: readonly string[], room: number, widthOf: (text: string) => number): string =>
  texts.find((text) => widthOf(text) + AIR <= room) ?? '';
