import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseCatalog } from '../../../../data/catalog/read-catalog.ts';
import type { Search } from '../create-search.ts';
import { foldWords } from '../words/fold.ts';
import type { FacilityName } from './facility-names.ts';
import { OWN_PHRASES } from './own-phrases.ts';
import { sample, seeded } from './random.ts';
import { withoutAccents, withTypingError } from './typing-errors.ts';

export interface NameScore {
  asked: number;
  first: number;
  inTen: number;
  /** What was typed, and the name missing from the first ten results. */
  missed: string[];
}

const NAMES = 400;

/** Typed names with their originals: every other one without accents, the rest with one typing error. */
export function typedNames(
  facilities: readonly FacilityName[],
  seed = 2,
): { kind: 'plain' | 'mistyped'; typed: string; name: string }[] {
  const random = seeded(seed);
  const distinct = [...new Map(facilities.map(({ name }) => [foldWords(name).join(' '), name])).entries()]
    .filter(([key]) => key)
    .map(([, name]) => name);
  return sample(random, distinct, NAMES).map((name, index) =>
    index % 2
      ? { kind: 'mistyped', typed: withTypingError(random, name), name }
      : { kind: 'plain', typed: withoutAccents(name), name },
  );
}

/** Whether typed names find their document; another with the same words counts, since registries repeat names. */
export async function measureNames(
  search: Search,
  typed: readonly { typed: string; name: string }[],
): Promise<NameScore> {
  const score: NameScore = { asked: typed.length, first: 0, inTen: 0, missed: [] };
  for (const one of typed) {
    const matches = await search.matchDocuments({ phrase: one.typed, kinds: ['provider'], limit: 10 });
    const wanted = foldWords(one.name).join(' ');
    const place = matches.findIndex((match) => foldWords(match.label.en).join(' ') === wanted);
    if (place === 0) score.first++;
    if (place >= 0) score.inTen++;
    if (place !== 0)
      score.missed.push(
        `${place < 0 ? 'not found' : `place ${place + 1}`}: ${one.typed} | ${one.name} | first: ${matches[0]?.label.en ?? 'nothing'}`,
      );
  }
  return score;
}

export interface PhraseScore {
  asked: number;
  right: number;
  missed: string[];
}

/** Whether the first treatment of each phrase is the expected one. */
export async function measurePhrases(
  search: Search,
  phrases: readonly { phrase: string; expect: string | null }[],
): Promise<PhraseScore> {
  const score: PhraseScore = { asked: phrases.length, right: 0, missed: [] };
  for (const { phrase, expect } of phrases) {
    const { treatment } = await search.understand(phrase);
    const [first] = await search.matchDocuments({ phrase, kinds: ['treatment'], limit: 1 });
    const found = expect === null ? (treatment?.entry.ref ?? null) : (first?.ref ?? null);
    if (found === expect) score.right++;
    else score.missed.push(`${phrase}: ${String(found)} instead of ${String(expect)}`);
  }
  return score;
}

export const measuredPhrases = () => parseCatalog().searchPhrases;
export const ownPhrases = OWN_PHRASES;

/** Counts errors for strings that must never cause one, read from a file if given. */
export async function measureHostile(search: Search, file: string): Promise<{ asked: number; errors: string[] }> {
  const strings = JSON.parse(readFileSync(path.resolve(file), 'utf8')) as string[];
  const errors: string[] = [];
  for (const text of strings.map((one) => one.replaceAll('\0', '').toWellFormed().slice(0, 200))) {
    for (const ask of [
      () => search.suggest({ q: text, language: 'en', currency: 'USD' }),
      async () => search.findProviders(await search.understand(text)),
      () => search.matchDocuments({ phrase: text, kinds: ['treatment', 'provider', 'city', 'country'], limit: 5 }),
    ]) {
      await ask().catch((error: unknown) => errors.push(`${JSON.stringify(text)}: ${String(error)}`));
    }
  }
  return { asked: strings.length, errors };
}
