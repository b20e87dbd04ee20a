import type { AdminRecall } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { presentRecall } from '../recalls.presenter.ts';
import type { RecallScope } from '../recalls.policy.ts';
import { countPeople, findRecall } from '../recalls.repo.ts';

/** A recall for an admin. Throws `recalls.not_found`. */
export async function readRecall(db: Db | Tx, scope: RecallScope, id: string, language: Locale): Promise<AdminRecall> {
  const record = await findRecall(db, scope, id);
  if (!record) throw new ProblemError('recalls.not_found');
  return presentRecall(scope, record, (await countPeople(db, [id])).get(id), language);
}
