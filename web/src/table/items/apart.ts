/** Where labels stand that want to be at these heights, from the top down: never nearer than a gap, and none below the floor. */
export function apart(wanted: readonly number[], gap: number, floor: number): number[] {
  const found: number[] = [];
  for (const at of wanted) found.push(Math.max(at, (found.at(-1) ?? -Infinity) + gap));
  for (let index = found.length - 1, least = floor; index >= 0; index--, least -= gap) {
    found[index] = Math.min(found[index] ?? least, least);
  }
  return found;
}
