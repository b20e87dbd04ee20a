import type { ShownSide } from '../conversations.repo.ts';
import type { TranslatedRecord } from './translations.repo.ts';

/** Shorter words, such as “De”, are words of a language as well. */
const SHORTEST = 3;

const namesOf = ({ firstName, lastName }: TranslatedRecord['author']): string[] => {
  const whole = `${firstName} ${lastName}`.trim();
  return [whole, ...whole.split(/\s+/u).filter((word) => word.length >= SHORTEST && /^\p{Lu}/u.test(word))];
};

/** Names of both sides and of who wrote for them, which are never translated: “Rosa” stays Rosa. */
export function namesToKeep(
  sides: readonly ShownSide[],
  records: readonly Pick<TranslatedRecord, 'author'>[],
): string[] {
  const people = [...sides.flatMap(({ person }) => person ?? []), ...records.map(({ author }) => author)];
  const places = sides.flatMap(({ clinic, organization }) => clinic?.name ?? organization?.name ?? []);
  const present = people.filter(({ status }) => status !== 'erased');
  return [...new Set([...present.flatMap(namesOf), ...places])].filter(Boolean);
}
