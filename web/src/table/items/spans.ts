const LETTER = 7;
const GAP = 10;

/** Every how many-eth of these labels side by side is written, so that none runs into the next. */
export function everyNth(labels: readonly string[], width: number): number {
  const widest = Math.max(0, ...labels.map((label) => label.length)) * LETTER + GAP;
  return width ? Math.max(1, Math.ceil((widest * labels.length) / width)) : 1;
}
