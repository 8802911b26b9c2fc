const wide = matchMedia('(min-width: 1100px)');
const middle = matchMedia('(min-width: 900px)');

export type Width = 'wide' | 'middle' | 'phone';

const measured = (): Width => (wide.matches ? 'wide' : middle.matches ? 'middle' : 'phone');

/** How much room there is, by the three layouts of the look. */
class Screen {
  width = $state<Width>(measured());

  constructor() {
    for (const query of [wide, middle]) query.addEventListener('change', () => (this.width = measured()));
  }
}

export const screen = new Screen();
