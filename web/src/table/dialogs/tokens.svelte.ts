/** The command with a seat's token, shown once: also where the token took the last seat and the game has begun. */
class Tokens {
  table = $state('');
  command = $state('');

  show(table: string, command: string): void {
    this.table = table;
    this.command = command;
  }

  hide(): void {
    this.show('', '');
  }
}

export const tokens = new Tokens();
