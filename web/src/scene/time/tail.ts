/** No line of a log is so low that fewer fill a window of this height. */
const LOW = 12;
/** The beginning of what is drawn moves by so many lines at once. */
const STEP = 40;

/** The first line of a log to draw: more than fill a window, and all from `since` on (-1: nowhere); older ones when somebody scrolls to them. */
export function firstDrawn(count: number, since: number, height: number): number {
  const first = Math.floor((count - height / LOW) / STEP) * STEP;
  return Math.max(0, since < 0 ? first : Math.min(first, since));
}
