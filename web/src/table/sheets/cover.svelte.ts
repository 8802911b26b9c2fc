/** What part of the board a sheet lies over, so that the camera keeps the place in question in the free part. */
class Cover {
  /** The side of the board where the sheet lies; empty: none does, or it lies in the middle. */
  side = $state<'left' | 'right' | ''>('');
  /** How much of the board's width that is, in pixels. */
  width = $state(0);
  /** On a phone: how much of the board's height lies under the sheet, from below, in pixels. */
  height = $state(0);
  /** How much higher the foot of the table is than its room, in pixels; less than none: it leaves so much of it free. */
  grown = $state(0);
  /** How high is what the question holds over the board, in pixels. */
  lifted = $state(0);
  /** How much of the board's height lies under the question, from below, in pixels. */
  raised = $derived(this.grown + this.lifted);
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

/** So little more than its room is no growth. */
const SLACK = 12;

/** By how much what stands at the foot of the table is higher than the room that is kept for it. */
export const grownBy = (high: number, room: number): number => (high > room && high <= room + SLACK ? 0 : high - room);

export const cover = new Cover();
