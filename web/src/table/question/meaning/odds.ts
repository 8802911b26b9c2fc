/** What a part of a bar keeps free at both its ends together. */
const AIR = 8;

/** What stands beside a bar: parts without a number in it, and those between good and bad whose name had no room. */
export const beside = <P extends { mood?: string }>(
  parts: readonly P[],
  written: readonly string[],
  told: (part: P) => string,
): P[] =>
  parts.filter((part, index) => {
    const isPlain = part.mood === 'good' || part.mood === 'bad';
    return isPlain ? !written[index] : written[index] !== told(part);
  });

/** The fullest of the texts that a part of a bar has room for; nothing where there is none. */
export const fittingText = (texts: readonly string[], room: number, widthOf: (text: string) => number): string =>
  texts.find((text) => widthOf(text) + AIR <= room) ?? '';
