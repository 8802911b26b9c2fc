import { person } from '../../browser/person.svelte';
import { route } from '../../browser/route.svelte';
import { http } from '../../net/http';
import type { Message } from '../../wire';

/** Opens a lesson at a table of its own; tables of lessons that were left behind are cleared away. */
export async function take(game: string, lesson: string): Promise<void> {
  const left = person.tables.filter((table) => table.lesson && table.owner && table.game === game);
  const table = await http.learn(game, lesson);
  route.go(`/t/${table.id}`);
  for (const old of left) await http.remove(old.id).catch(() => undefined);
}

/** A sentence of a lesson, which the wire does not tell from other objects. */
export const messageOf = (sentence: object): Message => sentence as Message;
