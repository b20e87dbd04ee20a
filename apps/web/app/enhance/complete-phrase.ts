const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Replaces the unfinished end of a phrase with the selected place, keeping the treatment before it: "implante dental med" and
 * "Medellín" become "implante dental Medellín". Without such an end, replaces the last word.
 */
export function completedPhrase(typed: string, place: string): string {
  const words = typed.trim().split(/\s+/);
  const begun = words.findIndex((_word, index) => fold(place).startsWith(fold(words.slice(index).join(' '))));
  const kept = words.slice(0, begun < 0 ? words.length - 1 : begun);
  return [...kept, place].join(' ');
}
