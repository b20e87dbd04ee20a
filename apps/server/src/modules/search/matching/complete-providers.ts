import type { Db } from '../../../platform/db/database.ts';
import type { Understanding } from '../understand/understand.ts';
import { prepareTyped, widerTyped } from './prepare-query.ts';
import { listTypedMatches, type ProviderMatchRow } from './provider-match.repo.ts';

/** Letters from which providers are looked for: fewer would match thousands by chance. */
const LETTERS_FROM = 3;
/** Letters from which a typing error is thought of. */
const MENDED_FROM = 4;

/** Providers whose name is being typed: as typed, or when there is none with typing errors mended, but never with a word missing. */
export async function completeProviders(
  db: Db,
  understanding: Understanding,
  limit: number,
): Promise<{ rows: ProviderMatchRow[]; asTyped: boolean }> {
  const longest = Math.max(0, ...understanding.tokens.map((token) => token.word.length));
  if (longest < LETTERS_FROM) return { rows: [], asTyped: false };
  const { draft, ...typed } = prepareTyped(understanding);
  if (typed.tsquery === null) return { rows: [], asTyped: false };
  const mends = longest >= MENDED_FROM && !isUnderstood(understanding);
  // The dictionary is asked at the same time, since a second turn after a miss is what people would wait for.
  const [rows, widerQueries] = await Promise.all([
    listTypedMatches(db, typed, { limit }),
    mends ? widerTyped(db, draft) : [],
  ]);
  if (rows.length) return { rows, asTyped: true };
  for (const wider of widerQueries) {
    const mended = await listTypedMatches(db, wider, { limit });
    if (mended.length) return { rows: mended, asTyped: false };
  }
  return { rows: [], asTyped: false };
}

/** Whether every word is one of treatments and places as it is: then none is a mistyped word of a provider's name. */
const isUnderstood = ({ tokens }: Understanding): boolean =>
  tokens.every((token) => token.stop || (token.matches.length > 0 && token.matches[0]?.how !== 'mended'));
