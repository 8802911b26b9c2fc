import type { AdviceOption, Advised, Wish } from '../../wire';

/** What a good player would do, when this seat has asked; it holds for one question. */
export class Advising {
  isThinking = $state(false);
  options = $state.raw<readonly AdviceOption[]>([]);
  /** The option that is pointed at on the board. */
  shown = $state('');

  constructor(private readonly send: (wish: Wish) => boolean) {}

  ask = (): void => {
    this.forget();
    this.isThinking = this.send({ do: 'advise' });
  };

  hear({ options }: Advised): void {
    this.isThinking = false;
    this.options = options;
  }

  /** Something was refused: perhaps the advice. */
  hearNo(): void {
    this.isThinking = false;
  }

  forget = (): void => {
    this.isThinking = false;
    this.options = [];
    this.shown = '';
  };
}
