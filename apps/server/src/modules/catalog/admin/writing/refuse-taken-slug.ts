import type { Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findHolder } from '../listings.repo.ts';

/** Throws `catalog.slug_taken` if another treatment has or had the slug. */
export async function refuseTakenSlug(tx: Tx, slug: string, own: string | null): Promise<void> {
  const holder = await findHolder(tx, slug);
  if (holder === undefined || holder === own) return;
  throw new ProblemError('catalog.slug_taken', {
    fields: [{ path: 'body.slug', code: 'slug_taken', message: 'belongs to another treatment' }],
  });
}
