import type { Localized } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

export interface LexiconRow {
  kind: 'treatment' | 'city' | 'country';
  ref: string;
  label: Localized;
  detail: Localized | null;
  country: string | null;
  weight: number;
  names: { text: string; weight: number }[] | null;
}

const NAMED_KINDS = sql`kind in ('treatment', 'city', 'country')`;

export async function readLexicon(db: Db): Promise<LexiconRow[]> {
  const { rows } = await db.execute<LexiconRow & Record<string, unknown>>(
    sql`select kind, ref, label, detail, country, weight, names from search_documents where ${NAMED_KINDS} order by weight desc, kind, ref`,
  );
  return rows;
}

/** Changes whenever one of the rows does; far cheaper to read than the rows. */
export async function readLexiconMark(db: Db): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(
    sql`select count(*) || ' ' || coalesce(sum(extract(epoch from changed_at)), 0) as mark from search_documents where ${NAMED_KINDS}`,
  );
  return rows[0]?.mark ?? '';
}
