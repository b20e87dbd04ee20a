const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * A phrase with its unfinished end replaced by the place that was chosen, so that the treatment before it stays:
 * "implante dental med" and "Medellín" make "implante dental Medellín". Without such an end the last word gives way.
 */
export function completedPhrase(typed: string, place: string): string {
  const words = typed.trim().split(/\s+/);
  const begun = words.findIndex((_word, index) => fold(place).startsWith(fold(words.slice(index).join(' '))));
  const kept = words.slice(0, begun < 0 ? words.length - 1 : begun);
  return [...kept, place].join(' ');
}
