import {
  type NewRecordExport,
  RECORD_EXPORTS_MAX,
  type RecordExport,
  recordExportMachine,
} from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecordExports } from '../../records.policy.ts';
import { listRecords } from '../../records.repo.ts';
import { makeRecordExportJob } from '../make-record-export-job.ts';
import { presentRecordExport } from '../packs.presenter.ts';
import { recordExportLifecycle } from '../record-export.lifecycle.ts';
import { countKept, hasRunning, insertRecordExport } from '../record-exports.repo.ts';

const MOST_RECORDS = 5000;

/** Starts making a zip or PDF. Throws `records.export_running`, `records.too_many_exports` and `records.nothing_to_export`. */
export async function requestRecordExport(
  { database, clock, jobs, seal }: RecordsDeps,
  { kind, language, purpose, categories, record_ids: ids }: NewRecordExport,
  actor: Actor,
): Promise<RecordExport> {
  const scope = ownRecordExports(actor);
  const now = clock.now();
  return unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'record export', [scope.patientId]);
    if (await hasRunning(tx, scope)) throw new ProblemError('records.export_running');
    if ((await countKept(tx, scope, now)) >= RECORD_EXPORTS_MAX) throw new ProblemError('records.too_many_exports');
    const page = { sort: 'added', limit: MOST_RECORDS, offset: 0 } as const;
    const chosen = await listRecords(tx, scope, { ids, categories }, page);
    if (chosen.length === 0) throw new ProblemError('records.nothing_to_export');
    const id = uuidv7();
    const row = await insertRecordExport(tx, {
      id,
      patientId: scope.patientId,
      onlySession: scope.onlySession,
      kind,
      language,
      purposeSealed: purpose === undefined ? null : seal.seal(purpose, id),
      recordIds: ids || categories ? chosen.map((one) => one.row.id) : null,
      status: recordExportMachine.initial,
      requestedAt: now,
    });
    const target = { type: 'record_export', id };
    const audit = { action: 'record_exports.asked', subjectId: scope.patientId, target } as const;
    await begin(tx, recordExportLifecycle, { row, actor, as: 'patient', at: now, audit, facts: { kind } });
    await jobs.enqueue(tx, makeRecordExportJob, { id });
    return presentRecordExport(row, now);
  });
}
