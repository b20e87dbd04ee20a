import { LANGUAGE_TAG, type Locale } from '../../../lib/i18n/locale.ts';

export interface LetterGroup<T> {
  letter: string;
  items: T[];
}

/** Groups items by first letter, sorted for the language; accented letters belong to their base letter. */
export function byLetter<T extends { name: string }>(items: readonly T[], locale: Locale): LetterGroup<T>[] {
  const collator = new Intl.Collator(LANGUAGE_TAG[locale], { sensitivity: 'base', numeric: true });
  const groups = new Map<string, T[]>();
  for (const item of items.toSorted((a, b) => collator.compare(a.name, b.name))) {
    const letter = firstLetter(item.name);
    groups.set(letter, [...(groups.get(letter) ?? []), item]);
  }
  return [...groups].map(([letter, group]) => ({ letter, items: group }));
}

const firstLetter = (name: string): string => (name.normalize('NFD').match(/[\p{L}\p{N}]/u)?.[0] ?? '#').toUpperCase();
