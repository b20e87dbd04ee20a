import { type NewRecordExport, type RecordExport, recordExportMachine } from '@travesia/contracts/records';
import { uuidv7 } from 'uuidv7';
import { lockKeys } from '../../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { begin, transition } from '../../../../platform/transition/transition.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { ownRecordExports } from '../../records.policy.ts';
import { listRecords } from '../../records.repo.ts';
import { makeRecordExportJob } from '../make-record-export-job.ts';
import { presentRecordExport } from '../packs.presenter.ts';
import { recordExportLifecycle } from '../record-export.lifecycle.ts';
import { insertRecordExport, lockRunning } from '../record-exports.repo.ts';

/** One that runs longer never finishes: its process died during the last attempt. */
const LONGEST_MS = 4 * 3_600_000;
const MOST_RECORDS = 5000;

/** Starts making a zip or PDF. Throws `records.export_running` and `records.nothing_to_export`. */
export async function requestRecordExport(
  { database, clock, jobs, seal }: RecordsDeps,
  { kind, language, purpose, categories, record_ids: ids }: NewRecordExport,
  actor: Actor,
): Promise<RecordExport> {
  const scope = ownRecordExports(actor);
  const now = clock.now();
  return unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'record export', [scope.patientId]);
    const running = await lockRunning(tx, scope);
    if (running && now.getTime() - running.requestedAt.getTime() < LONGEST_MS)
      throw new ProblemError('records.export_running');
    if (running)
      await transition(tx, recordExportLifecycle, {
        row: running,
        action: 'fail',
        actor: { kind: 'system' },
        as: 'system',
        at: now,
      });
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
