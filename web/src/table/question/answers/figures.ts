/** Figures that are alike, of which so many are on: those that were tapped, or the first ones where nobody tapped. */
export function isOn(tapped: readonly boolean[] | undefined, value: number, at: number): boolean {
  return tapped?.filter(Boolean).length === value ? !!tapped[at] : at < value;
}

/** Which are on once one of them was tapped. */
export function switched(tapped: readonly boolean[] | undefined, most: number, value: number, at: number): boolean[] {
  return Array.from({ length: most }, (_, each) => isOn(tapped, value, each) !== (each === at));
}
