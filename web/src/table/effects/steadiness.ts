let steadyAt = 0;

/** A camera is on its way for so many milliseconds. */
export function glides(duration: number): void {
  steadyAt = Math.max(steadyAt, performance.now() + duration);
}

/** Ends when no camera moves any more; says whether one did: whatever was measured before lies elsewhere now. */
export async function steady(): Promise<boolean> {
  const wait = steadyAt - performance.now();
  if (wait <= 0) return false;
  await new Promise((resolve) => setTimeout(resolve, wait));
  return true;
}
