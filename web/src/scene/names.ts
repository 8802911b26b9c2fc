/** Gives each thing a name of its own: what bears one that was given already gets a number with it. */
export function namer(): (name: string) => string {
  const given = new Map<string, number>();
  return (name) => {
    const before = given.get(name) ?? 0;
    given.set(name, before + 1);
    return before ? `${name} #${before + 1}` : name;
  };
}
