/** So many letters stand in the chip of one of six. */
const MOST = 8;
const CUT = 6;

/** What people call each of them where there is little room: the last of several names, unless another has the same. */
export function briefNames(names: readonly string[]): string[] {
  const last = names.map((name) => name.split(' ').at(-1) ?? name);
  return names.map((name, index) => {
    const isShared = last.some((other, at) => at !== index && other === last[index]);
    return fitted((isShared ? name : last[index]) ?? '');
  });
}

const fitted = (name: string): string => {
  const letters = [...name];
  return letters.length > MOST ? `${letters.slice(0, CUT).join('')}.` : name;
};
