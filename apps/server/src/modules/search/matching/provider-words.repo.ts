import { sql } from 'drizzle-orm';
import type { RowSource } from '../../../platform/read-model/changed-rows.repo.ts';

/** Source of WordsOfProvider rows. */
export const providerWordsSource: RowSource = {
  columns: sql`d.ref as key, d.words::text as words, d.name_key as "nameKey", d.name_words as "nameWords", d.weight, d.country, d.label, d.detail`,
  from: sql`(select *, xmin from search_documents where kind = 'provider') d`,
  tables: ['d'],
  key: sql`d.ref`,
  keyType: 'text',
  deletedAs: 'search_documents',
};
