import type { MedicalRecordDetail } from '@travesia/contracts/records';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { listReadyFiles } from '../arrivals/record-files.repo.ts';
import type { RecordsDeps } from '../records-deps.ts';
import { ownRecords, type RecordScope } from '../records.policy.ts';
import { presentRecordDetail } from '../records.presenter.ts';
import { findRecord } from '../records.repo.ts';
import { listSharesOf } from '../shares/shares.repo.ts';

/** An own record with its files and shares. Throws `records.not_found`. */
export async function readOwnRecord(
  db: Db | Tx,
  { seal, clock }: Pick<RecordsDeps, 'seal' | 'clock'>,
  scope: RecordScope,
  id: string,
): Promise<MedicalRecordDetail> {
  const found = await findRecord(db, scope, id);
  if (!found) throw new ProblemError('records.not_found');
  const view = { owner: true, shares: await listSharesOf(db, [id]), now: clock.now() };
  return presentRecordDetail(seal, found, view, await listReadyFiles(db, [id]));
}

/** What the list shows anyway, and the names of files: their contents are logged when they are read. */
export const getRecordQuery = (deps: RecordsDeps, id: string, actor: Actor): Promise<MedicalRecordDetail> =>
  readOwnRecord(deps.database.db, deps, ownRecords(actor), id);
