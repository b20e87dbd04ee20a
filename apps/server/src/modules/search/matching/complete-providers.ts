import type { Understanding } from '../understand/understand.ts';
import { prepareTyped, widerTyped } from './prepare-query.ts';
import type { ProviderWords } from './provider-words.ts';
import { bestTyped, type ProviderMatch } from './rank-providers.ts';

/** Letters from which providers are looked for: fewer would match thousands by chance. */
const LETTERS_FROM = 3;
/** Letters from which a typing error is thought of. */
const MENDED_FROM = 4;

/** Providers whose name is being typed: as typed, or when there is none with typing errors mended, but never with a word missing. */
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

/** Whether every word is one of treatments and places as it is: then none is a mistyped word of a provider's name. */
const isUnderstood = ({ tokens }: Understanding): boolean =>
  tokens.every((token) => token.stop || (token.matches.length > 0 && token.matches[0]?.how !== 'mended'));
