/** Milliseconds that a throw takes before the player's speed. */
export const TUMBLE = 900;
const FACES = 6;
const ROLLED = 5;

/** Which faces a die shows on its way, and when: each longer than the one before, the true one last. */
export function tumble(last: number): { face: number; after: number }[] {
  const whole = (ROLLED * (ROLLED + 1)) / 2;
  return Array.from({ length: ROLLED + 1 }, (_, index) => ({
    face: index === ROLLED ? last : 1 + ((last + 1 + index * 2) % FACES),
    after: Math.round((TUMBLE * 0.75 * ((index * (index + 1)) / 2)) / whole),
  }));
}
