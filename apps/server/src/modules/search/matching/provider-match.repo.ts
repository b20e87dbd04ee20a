import type { Localized } from '@travesia/contracts/kit';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { PreparedQuery } from './prepare-query.ts';

/** Condition on a row of search_documents, called `d` in the statement, to match a prepared phrase. Say `d.kind = 'provider'` beside it. */
export const matchCondition = ({ tsquery }: PreparedQuery): SQL => (tsquery === null ? sql`false` : sql`d.words @@ ${tsquery}::tsquery`);

const points = (query: string | null, worth: number): SQL[] => (query ? [sql`(d.words @@ ${query}::tsquery)::int * ${worth}::float8`] : []);

/**
 * How well the row `d` matches, greater is better; order by it, then by the owner's own rank.
 * The whole name counts most, then words in the name before words of the place, words as typed before mended ones,
 * and names that are about as long as the phrase.
 */
export function matchScore({ tsquery, stage, ranking }: PreparedQuery): SQL {
  if (tsquery === null) return sql`0::float8`;
  const parts = ranking.parts.flatMap((part) => [...points(part.query, part.worth), ...points(part.inName, part.worth)]);
  const terms = [
    ...(stage === 'loose' ? parts : points(ranking.inName, 1)),
    ...(stage === 'mended' ? points(ranking.asTyped, 0.5) : []),
    ...(ranking.compareNames ? nameTerms(ranking.keys, ranking.length) : []),
  ];
  return terms.length ? sql`(${sql.join(terms, sql` + `)})` : sql`0::float8`;
}

function nameTerms(keys: readonly string[], length: number): SQL[] {
  const likeness = keys.map((key) => sql`similarity(d.name_key, ${key})`);
  return [
    sql`(d.name_key = any(array[${sql.join(keys.map((key) => sql`${key}::text`), sql`, `)}]))::int * 4::float8`,
    sql`greatest(${sql.join(likeness, sql`, `)}) * 2`,
    sql`least(abs(d.name_words - ${length}::int), 10) * -0.03::float8`,
  ];
}

export interface ProviderMatchRow {
  ref: string;
  label: Localized;
  detail: Localized | null;
  score: number;
  named: boolean;
}

/** The best matching providers. */
export async function listProviderMatches(db: Db, prepared: PreparedQuery, options: { limit: number; country?: string | null }): Promise<ProviderMatchRow[]> {
  if (prepared.tsquery === null) return [];
  const country = options.country ? sql`and d.country = ${options.country}` : sql``;
  const { rows } = await db.execute<ProviderMatchRow & Record<string, unknown>>(sql`
    select d.ref, d.label, d.detail, ${matchScore(prepared)} as score, d.name_key = ${prepared.ranking.keys[0] ?? ''} as named
    from search_documents d where d.kind = 'provider' and ${matchCondition(prepared)} ${country}
    order by score desc, d.weight desc, d.ref limit ${options.limit}`);
  return rows;
}
