/** What part of the board a sheet lies over, so that the camera keeps the place in question in the free part. */
class Cover {
  /** The side of the board where the sheet lies; empty: none does, or it lies in the middle. */
  side = $state<'left' | 'right' | ''>('');
  /** How much of the board's width that is, in pixels. */
  width = $state(0);
  /** On a phone: how much of the board's height lies under the sheet, from below, in pixels. */
  height = $state(0);
  /** How much of the board's height lies under a question that has grown, from below, in pixels. */
  raised = $state(0);
  /** The place that the sheet is about. */
  place = $state('');
  /** Where that is on the board, in pixels; null: not on it. */
  at = $state.raw<readonly [number, number] | null>(null);

  lay(side: Cover['side'], width: number, height: number, place: string): void {
    this.side = side;
    this.width = width;
    this.height = height;
    this.place = place;
  }

  clear(): void {
    this.lay('', 0, 0, '');
  }
}

export const cover = new Cover();
