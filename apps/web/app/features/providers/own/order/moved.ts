export type Direction = 'up' | 'down';

/** The list with one member moved by one place among its neighbors; the same list at the edge. */
export function moved<T extends { id: string }>(list: readonly T[], id: string, direction: Direction): T[] {
  const from = list.findIndex((one) => one.id === id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const one = list[from];
  const other = list[to];
  if (!one || !other) return [...list];
  return list.map((member, at) => (at === from ? other : at === to ? one : member));
}
