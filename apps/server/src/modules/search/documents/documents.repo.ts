import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { DocumentKind, DocumentRow } from './document.ts';

/** Upserts rows; unchanged rows are not touched. */
export async function upsertDocuments(tx: Tx, rows: readonly DocumentRow[]): Promise<void> {
  await tx.execute(sql`
    insert into search_documents as old (kind, ref, label, detail, country, city, names, name_key, name_words, words, weight)
    select kind, ref, label, detail, country, city, names, name_key, name_words, words::tsvector, weight
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (kind text, ref text, label jsonb, detail jsonb, country text,
      city text, names jsonb, name_key text, name_words smallint, words text, weight float8)
    on conflict (kind, ref) do update set
      label = excluded.label, detail = excluded.detail, country = excluded.country, city = excluded.city, names = excluded.names,
      name_key = excluded.name_key, name_words = excluded.name_words, words = excluded.words, weight = excluded.weight,
      changed_at = clock_timestamp()
    where (old.label, old.detail, old.country, old.city, old.names, old.name_key, old.words, old.weight)
      is distinct from (excluded.label, excluded.detail, excluded.country, excluded.city, excluded.names, excluded.name_key, excluded.words, excluded.weight)`);
}

export async function deleteDocuments(tx: Tx, kind: DocumentKind, refs: readonly string[]): Promise<void> {
  await tx.execute(
    sql`delete from search_documents where kind = ${kind} and ref = any(array(select jsonb_array_elements_text(${JSON.stringify(refs)}::jsonb)))`,
  );
}
