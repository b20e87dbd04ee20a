import type { Localized } from '@travesia/contracts/kit';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { PreparedQuery, Ranking } from './prepare-query.ts';
import { IS_PROVIDER } from './provider-words.repo.ts';

/** Condition on a row of search_documents, called `d` in the statement, to match a prepared phrase. Say `d.kind = 'provider'` beside it. */
export const matchCondition = ({ tsquery }: PreparedQuery): SQL =>
  tsquery === null ? sql`false` : sql`d.words @@ ${tsquery}::tsquery`;

const points = (query: string | null, worth: number): SQL[] =>
  query ? [sql`(d.words @@ ${query}::tsquery)::int * ${worth}::float8`] : [];

/**
 * How well the row `d` matches, greater is better; order by it, then by the owner's own rank.
 * The whole name counts most, then words in the name before words of the place, words as typed before mended ones,
 * and names that are about as long as the phrase.
 */
export function matchScore({ tsquery, stage, ranking }: PreparedQuery): SQL {
  if (tsquery === null) return sql`0::float8`;
  const parts = ranking.parts.flatMap((part) => [
    ...points(part.query, part.worth),
    ...points(part.inName, part.worth),
  ]);
  const terms = [
    ...(stage === 'loose' ? parts : points(ranking.inName, 1)),
    ...(stage === 'mended' ? points(ranking.asTyped, 0.5) : []),
    wholeName(ranking.keys),
    ...(ranking.compareNames ? nameLikeness(ranking) : []),
  ];
  return sql`(${sql.join(terms, sql` + `)})`;
}

const wholeName = (keys: readonly string[]): SQL =>
  sql`(${sql.join(
    keys.map((key) => sql`d.name_key = ${key}`),
    sql` or `,
  )})::int * 4::float8`;

function nameLikeness({ keys, length }: Ranking): SQL[] {
  const likeness = keys.map((key) => sql`similarity(d.name_key, ${key})`);
  return [
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

interface MatchOptions {
  limit: number;
  /** Code of the country that providers must lie in. */
  country?: string | null;
}

const inCountry = ({ country }: MatchOptions): SQL => (country ? sql`d.country = ${country}` : sql`true`);
const provider = (options: MatchOptions): SQL => sql`d.kind = 'provider' and ${inCountry(options)}`;
const columns = ({ ranking }: PreparedQuery): SQL =>
  sql`d.ref, d.label, d.detail, d.name_key = ${ranking.keys[0] ?? ''} as named`;

/** The best matching providers. */
export async function listProviderMatches(
  db: Db,
  prepared: PreparedQuery,
  options: MatchOptions,
): Promise<ProviderMatchRow[]> {
  if (prepared.tsquery === null) return [];
  if (prepared.ranking.many) return listOfMany(db, prepared, options);
  const { rows } = await db.execute<ProviderMatchRow & Record<string, unknown>>(sql`
    select ${columns(prepared)}, ${matchScore(prepared)} as score from search_documents d where ${provider(options)} and ${matchCondition(prepared)}
    order by score desc, d.weight desc, d.ref limit ${options.limit}`);
  return rows;
}

type TierRow = ProviderMatchRow & { tier: number; hits: number };

/** As many matches are ranked when nobody knows how many there are. */
const SAMPLE = 60;

/** The first of each row; greater tiers first, then greater scores. */
function merge(rows: readonly TierRow[], limit: number): ProviderMatchRow[] {
  const first = new Map<string, TierRow>();
  for (const row of rows.toSorted((a, b) => b.tier - a.tier || b.score - a.score))
    if (!first.has(row.ref)) first.set(row.ref, row);
  return [...first.values()].slice(0, limit);
}

async function readTiers(db: Db, tiers: readonly SQL[]): Promise<TierRow[]> {
  const { rows } = await db.execute<TierRow & Record<string, unknown>>(sql.join([...tiers], sql` union all `));
  return rows;
}

const tierOf = (prepared: PreparedQuery, options: MatchOptions) => (tier: number, condition: SQL) =>
  sql`(select ${columns(prepared)}, 0::float8 as score, ${tier}::int as tier, 0::bigint as hits
    from search_documents d where ${provider(options)} and ${condition} limit ${options.limit})`;

const hasName = (prepared: PreparedQuery): SQL =>
  sql`${matchCondition(prepared)} and (${sql.join(
    prepared.ranking.keys.map((key) => sql`d.name_key = ${key}`),
    sql` or `,
  )})`;
const heaviest = (condition: SQL): SQL => sql`d.weight > 0 and ${condition} order by d.weight desc nulls last, d.ref`;

/**
 * Some of very many: those of exactly this name, then the weightiest, then any that have the words in their name, then any.
 * Ranking all of them would take longer than everything else together.
 */
async function listOfMany(db: Db, prepared: PreparedQuery, options: MatchOptions): Promise<ProviderMatchRow[]> {
  const inName = sql`d.words @@ ${prepared.ranking.inName ?? prepared.tsquery}::tsquery`;
  const tier = tierOf(prepared, options);
  return merge(
    await readTiers(db, [
      tier(4, hasName(prepared)),
      tier(3, heaviest(inName)),
      tier(2, inName),
      tier(1, matchCondition(prepared)),
    ]),
    options.limit,
  );
}

/**
 * How well a name continues what is typed: one that begins with it, then one that holds it, then the shorter.
 * Cheaper than comparing whole names, and closer to what somebody means who has typed half of one.
 */
function typedScore({ keys, inName }: Ranking): SQL {
  const continued = keys.map(
    (key) =>
      sql`case when starts_with(d.name_key, ${key}) then 2 when position(${key} in d.name_key) > 0 then 1 else 0 end`,
  );
  const terms = [
    ...points(inName, 1),
    sql`greatest(${sql.join(continued, sql`, `)})`,
    sql`least(length(d.name_key), 100) * -0.01::float8`,
  ];
  return sql`(${sql.join(terms, sql` + `)})`;
}

/** Matches of a name that is being typed, in one statement: all ranked when they are few, otherwise the weightiest and some. */
export async function listTypedMatches(
  db: Db,
  prepared: PreparedQuery,
  options: MatchOptions,
): Promise<ProviderMatchRow[]> {
  if (prepared.tsquery === null) return [];
  const tier = tierOf(prepared, options);
  const some = sql`(select *, count(*) over () as hits from (
    select * from search_documents d where ${IS_PROVIDER} and ${inCountry(options)} and ${matchCondition(prepared)} limit ${SAMPLE}) sampled) d`;
  const sample = sql`(select ${columns(prepared)}, ${typedScore(prepared.ranking)} as score, 2 as tier, hits from ${some} order by score desc, d.weight desc, d.ref limit ${options.limit})`;
  const rows = await readTiers(db, [tier(4, hasName(prepared)), tier(3, heaviest(matchCondition(prepared))), sample]);
  const few = rows.some((row) => row.tier === 2 && row.hits < SAMPLE);
  return merge(few ? rows.filter((row) => row.tier !== 3) : rows, options.limit);
}
