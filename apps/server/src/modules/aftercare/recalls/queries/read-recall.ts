import type { AdminRecall } from '@travesia/contracts/aftercare';
import type { Locale } from '@travesia/contracts/kit';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findConcerned } from '../concerned.repo.ts';
import { isEditable, type RecallScope } from '../recalls.policy.ts';
import { NOBODY, presentRecall } from '../recalls.presenter.ts';
import { countPeople, findRecall } from '../recalls.repo.ts';

interface Reading {
  language: Locale;
  now: Date;
}

/** A recall for an admin: a draft counts whom it would concern now. Throws `recalls.not_found`. */
export async function readRecall(
  db: Db | Tx,
  scope: RecallScope,
  id: string,
  { language, now }: Reading,
): Promise<AdminRecall> {
  const record = await findRecall(db, scope, id);
  if (!record) throw new ProblemError('recalls.not_found');
  const { row } = record;
  const counts = isEditable(row)
    ? { ...NOBODY, all: (await findConcerned(db, row, { now, limit: 1 })).total }
    : (await countPeople(db, [id])).get(id);
  return presentRecall(scope, record, counts, language);
}
