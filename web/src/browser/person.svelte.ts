import { http } from '../net/http';
import type { TableInfo } from '../wire';

/** Who plays in this browser, and at which tables. */
class Person {
  name = $state('');
  tables = $state.raw<TableInfo[]>([]);

  async load(): Promise<void> {
    const me = await http.me();
    this.name = me.name;
    this.tables = me.tables;
  }

  async rename(name: string): Promise<void> {
    this.name = name.trim();
    await http.rename(this.name);
  }
}

export const person = new Person();
