import type { ProblemField } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { hasProviderType, unknownCategories } from './references.repo.ts';

/** Throws `request.invalid` if a provider type or category is not in the catalog; `at` gives the location of each. */
export async function refuseUnknown(
  db: Db | Tx,
  { type, categories = [] }: { type?: string | undefined; categories?: readonly string[] | undefined },
  at: { type: string; categories?: string },
): Promise<void> {
  const fields: ProblemField[] = [];
  const refuse = (path: string, message: string) => fields.push({ path, code: 'unknown_reference', message });
  if (type && !(await hasProviderType(db, type))) refuse(at.type, 'is none of the kinds of providers');
  const unknown = await unknownCategories(db, categories);
  if (unknown.length && at.categories) refuse(at.categories, `${unknown.join(', ')}: not in the catalogue`);
  if (fields.length)
    throw new ProblemError('request.invalid', {
      detail: fields.map(({ path, message }) => `${path}: ${message}`).join('; '),
      fields,
    });
}
