import type { Db } from '../../../platform/db/database.ts';
import type { Understanding } from '../understand/understand.ts';
import { prepareTyped, widerTyped } from './prepare-query.ts';
import { listTypedMatches, type ProviderMatchRow } from './provider-match.repo.ts';

/** Letters from which providers are looked for: fewer would match thousands by chance. */
const LETTERS_FROM = 3;

/** Providers whose name is being typed: as typed, or when there is none with typing errors mended, but never with a word missing. */
export async function completeProviders(
  db: Db,
  understanding: Understanding,
  limit: number,
): Promise<{ rows: ProviderMatchRow[]; asTyped: boolean }> {
  const longest = Math.max(0, ...understanding.tokens.map((token) => token.word.length));
  if (longest < LETTERS_FROM) return { rows: [], asTyped: false };
  const { draft, ...typed } = prepareTyped(understanding);
  const rows = await listTypedMatches(db, typed, { limit });
  if (rows.length || typed.tsquery === null) return { rows, asTyped: rows.length > 0 };
  if (isUnderstood(understanding)) return { rows: [], asTyped: false };
  for (const wider of await widerTyped(db, draft)) {
    const mended = await listTypedMatches(db, wider, { limit });
    if (mended.length) return { rows: mended, asTyped: false };
  }
  return { rows: [], asTyped: false };
}

/** Whether every word is one of treatments and places as it is: then none is a mistyped word of a provider's name. */
const isUnderstood = ({ tokens }: Understanding): boolean =>
  tokens.every((token) => token.stop || (token.matches.length > 0 && token.matches[0]?.how !== 'mended'));
