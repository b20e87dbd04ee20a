import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { spellings } from '../words/spelling.ts';

/** Any fixed number: rebuilds take turns by it. */
const REBUILD_LOCK = 7_205_118;

/**
 * Adds the words of providers that are not in the dictionary yet. Counts of known words are left alone, so that writers do not wait
 * for each other at frequent words; a rebuild brings them right.
 */
export async function addTerms(tx: Tx, counts: ReadonlyMap<string, number>): Promise<void> {
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([term, documents]) => ({ term, documents }));
  const known = await tx.execute<{ term: string }>(
    sql`select term from search_terms where term = any(array(select jsonb_array_elements_text(${JSON.stringify(rows.map((row) => row.term))}::jsonb)))`,
  );
  const have = new Set(known.rows.map((row) => row.term));
  const missing = rows.filter((row) => !have.has(row.term)).map((row) => ({ ...row, spellings: spellings(row.term) }));
  if (!missing.length) return;
  await tx.execute(sql`
    insert into search_terms (term, documents, spellings)
    select term, documents, array(select jsonb_array_elements_text(spellings))
    from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as given (term text, documents int, spellings jsonb)
    order by term
    on conflict (term) do nothing`);
}

/** Counts every word anew and forgets words that no document has any more. */
export async function recountTerms(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${REBUILD_LOCK})`);
  await tx.execute(sql`
    with present as materialized (select word, ndoc from ts_stat('select words from search_documents where kind = ''provider''', 'abc')),
      gone as (delete from search_terms where term not in (select word from present))
    update search_terms t set documents = present.ndoc from present where present.word = t.term and t.documents <> present.ndoc`);
}
