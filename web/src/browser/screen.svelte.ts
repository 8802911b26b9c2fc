const wide = matchMedia('(min-width: 1100px)');
const vast = matchMedia('(min-width: 1600px)');
const low = matchMedia('(max-height: 900px)');
const flat = matchMedia('(max-height: 500px)');
const middle = matchMedia('(min-width: 900px) and (min-height: 501px)');

export type Width = 'wide' | 'middle' | 'phone';

const measured = (): Width => (!middle.matches ? 'phone' : wide.matches ? 'wide' : 'middle');

/** How much room there is, by the three layouts of the look. */
class Screen {
  width = $state<Width>(measured());
  isLow = $state(low.matches);
  /** A phone on its side: the question has a column of its own. */
  isFlat = $state(flat.matches);
  /** The columns, the cards and the hand grow. */
  isVast = $state(vast.matches);

  constructor() {
    low.addEventListener('change', () => (this.isLow = low.matches));
    flat.addEventListener('change', () => (this.isFlat = flat.matches));
    vast.addEventListener('change', () => (this.isVast = vast.matches));
    for (const query of [wide, middle]) query.addEventListener('change', () => (this.width = measured()));
  }
}

export const screen = new Screen();
