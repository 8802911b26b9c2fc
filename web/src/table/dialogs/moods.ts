import type { Change } from '../../wire';

/** Good or bad is a change for its own seat: of others' it is plain news, lest one's own loss shine green. */
export const moodFor = ({ mood = 'even', seat }: Change, you: number | null | undefined): Change['mood'] =>
  seat === undefined || seat === null || seat === you ? mood : 'even';
