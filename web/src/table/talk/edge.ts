/** So little of a line may be hidden. */
const SLACK = 2;

/** The line of a log that its upper edge cuts: the edge of the box, or of the heading that stays there. */
export function halfSeen(log: HTMLElement): HTMLElement | undefined {
  const { top } = log.getBoundingClientRect();
  let edge = top;
  for (const line of log.querySelectorAll('li')) {
    const box = line.getBoundingClientRect();
    if (line.matches('.heading')) {
      if (box.top <= top + SLACK) edge = box.bottom;
    } else if (box.bottom > edge + SLACK) {
      return box.top < edge - SLACK ? line : undefined;
    }
  }
  return undefined;
}
