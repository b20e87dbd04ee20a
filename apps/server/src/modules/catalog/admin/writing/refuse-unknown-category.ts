import type { Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { listCategories } from '../listings.repo.ts';

/** Throws `catalog.unknown_category`. */
export async function refuseUnknownCategory(tx: Tx, category: string): Promise<void> {
  if ((await listCategories(tx)).some(({ slug }) => slug === category)) return;
  throw new ProblemError('catalog.unknown_category', {
    fields: [{ path: 'body.category', code: 'unknown_category', message: 'is no category' }],
  });
}
