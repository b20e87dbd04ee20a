import type { TreatmentChange } from '@travesia/contracts/catalog';
import { LOCALES } from '@travesia/contracts/kit';
import type { Tx } from '../../../../platform/db/database.ts';
import { putSearchDocuments, removeSearchDocuments } from '../../../search/index.ts';
import { treatmentDocument } from '../../search-documents.ts';
import { synonymRows } from '../listings.repo.ts';
import { replaceSynonyms } from '../release.repo.ts';

type Named = Pick<TreatmentChange, 'slug' | 'name' | 'short_name' | 'synonyms' | 'status'>;

/** Saves a treatment's synonyms, and indexes it for search while it is published. */
export async function writeNames(tx: Tx, { slug, name, short_name, synonyms, status }: Named): Promise<void> {
  await replaceSynonyms(tx, [slug], synonymRows(slug, synonyms));
  if (status !== 'published') return removeSearchDocuments(tx, 'treatment', [slug]);
  const all = LOCALES.flatMap((locale) => synonyms[locale]);
  await putSearchDocuments(tx, [treatmentDocument({ slug, name, shortName: short_name, synonyms: all })]);
}
