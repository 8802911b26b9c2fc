/** Whether somebody has met the bots: on a first visit their levels are explained. */

const MET = 'regalia-met-bots';

export function hasMetBots(): boolean {
  try {
    return localStorage.getItem(MET) !== null;
  } catch {
    return false;
  }
}

export function meetBots(): void {
  try {
    localStorage.setItem(MET, 'yes');
  } catch {
    // A browser that keeps nothing is told again.
  }
}
