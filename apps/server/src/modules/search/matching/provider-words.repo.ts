import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { partPatterns } from '../words/spelling.ts';

/** Counting stops here: more matches than this are many. */
export const MANY = 300;

/**
 * Says that a row is a provider in a way that no index and no statistics know. With a limit the planner would otherwise
 * read the table from its beginning, hoping for early matches, instead of using the index of words.
 */
export const IS_PROVIDER = sql`kind || '' = 'provider'`;

/** How many providers match, counted up to one more than MANY. */
export async function countProviders(db: Db, query: string): Promise<number> {
  const { rows } = await db.execute<{ hits: number }>(sql`
    select count(*)::int as hits
    from (select 1 from search_documents where ${IS_PROVIDER} and words @@ ${query}::tsquery limit ${MANY + 1}) counted`);
  return rows[0]?.hits ?? 0;
}

const textArray = (texts: readonly string[]): SQL =>
  sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** What to look up in the dictionary of words. */
export interface TermsWanted {
  /** Words looked up as they are. */
  exact: readonly string[];
  /** Spellings with a letter left out: finds words that are one typing error away. */
  spellings: readonly string[];
  /** Long words that are looked up with two typing errors. */
  twoErrors: readonly string[];
}

/** Words of the dictionary that were asked for or are near to those, with how many providers have each. */
export async function findTerms(db: Db, wanted: TermsWanted): Promise<Map<string, number>> {
  const far = wanted.twoErrors.map((typed) => {
    const [head, middle, tail] = partPatterns(typed);
    return sql`union all (select term, documents from search_terms where (term like ${head} or term like ${middle} or term like ${tail})
      and length(term) between ${typed.length - 2}::int and ${typed.length + 2}::int and levenshtein_less_equal(term, ${typed}, 2) <= 2)`;
  });
  const { rows } = await db.execute<{ term: string; documents: number }>(sql`
    (select term, documents from search_terms where term = any(${textArray(wanted.exact)}))
    union all (select term, documents from search_terms where spellings && ${textArray(wanted.spellings)})
    ${sql.join(far, sql` `)}`);
  return new Map(rows.map((row) => [row.term, row.documents]));
}
