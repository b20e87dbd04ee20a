import type { Understanding } from '../understand/understand.ts';
import { prepareTyped, widerTyped } from './prepare-query.ts';
import type { ProviderWords } from './provider-words.ts';
import { bestTyped, type ProviderMatch } from './rank-providers.ts';

/** Minimum number of letters to look for providers: fewer would match thousands by chance. */
const LETTERS_FROM = 3;
/** Minimum number of letters for typo correction. */
const MENDED_FROM = 4;

/** Providers for a partially typed name: as typed, or if none matches, with typos corrected, but never with a word missing. */
export function completeProviders(
  words: ProviderWords,
  understanding: Understanding,
  limit: number,
): { matches: ProviderMatch[]; asTyped: boolean } {
  const longest = Math.max(0, ...understanding.tokens.map((token) => token.word.length));
  if (longest < LETTERS_FROM) return { matches: [], asTyped: false };
  const { draft, ...typed } = prepareTyped(understanding);
  const matches = bestTyped(words, typed, limit);
  if (matches.length) return { matches, asTyped: true };
  if (!typed.query || longest < MENDED_FROM || isUnderstood(understanding)) return { matches: [], asTyped: false };
  for (const wider of widerTyped(words, draft)) {
    const mended = bestTyped(words, wider, limit);
    if (mended.length) return { matches: mended, asTyped: false };
  }
  return { matches: [], asTyped: false };
}

/** Whether every word belongs to treatments and places exactly as typed: then none is a typo of a provider's name. */
const isUnderstood = ({ tokens }: Understanding): boolean =>
  tokens.every((token) => token.stop || (token.matches.length > 0 && token.matches[0]?.how !== 'mended'));
