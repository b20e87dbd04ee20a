import type { Locale } from '@travesia/contracts/kit';
import { type Finder, wordFinder } from './protect.ts';
import type { Term } from './translator.ts';

/** Finds terms of one language and replaces them by those of another. */
export type Glossary = (from: Locale, to: Locale) => readonly Finder[];

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** Abbreviations keep their capitals. */
const isWord = (text: string): boolean => /^.\p{Ll}/u.test(text);

/** As it is written where it was found: at the beginning of a sentence, or within it. */
const inCase = (target: string, found: string): string => {
  if (!isWord(target)) return target;
  return /^\p{Lu}/u.test(found) ? upperFirst(target) : lowerFirst(target);
};

/** Of terms that are written alike the first one counts. */
function finderOf(terms: readonly Term[], from: Locale, to: Locale): Finder[] {
  const targets = new Map<string, string>();
  for (const term of terms) {
    const target = term.to[to];
    for (const form of term.recognized[from])
      if (target && !targets.has(form.toLocaleLowerCase())) targets.set(form.toLocaleLowerCase(), target);
  }
  const pattern = wordFinder([...targets.keys()], 'i');
  const target = (found: string) => inCase(targets.get(found.toLocaleLowerCase()) ?? found, found);
  return pattern ? [{ pattern, target }] : [];
}

/** Terms with fixed translations, read when the first text is translated; their patterns are made once for each pair of languages. */
export function createGlossary(readTerms: () => readonly Term[]): Glossary {
  let terms: readonly Term[] | undefined;
  const made = new Map<string, readonly Finder[]>();
  return (from, to) => {
    const pair = `${from} ${to}`;
    terms ??= readTerms();
    const finders = made.get(pair) ?? finderOf(terms, from, to);
    made.set(pair, finders);
    return finders;
  };
}
