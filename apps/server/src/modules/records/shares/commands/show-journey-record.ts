import type { MedicalRecordDetail } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { listReadyFiles } from '../../arrivals/record-files.repo.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { presentRecordDetail } from '../../records.presenter.ts';
import { recordsTold } from '../../told.ts';
import { openJourney, readThroughShare } from '../require-share.ts';
import { listSharesOf } from '../shares.repo.ts';

/**
 * A record that is shared with a journey, with its files. A read by the clinic is logged, and the patient's page says so at once. Throws
 * `journeys.not_found`, `records.not_found` and `records.share_ended`.
 */
export async function showJourneyRecord(
  deps: RecordsDeps,
  { id, recordId }: { id: string; recordId: string },
  actor: Actor,
): Promise<MedicalRecordDetail> {
  const on = await openJourney(deps, id, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const record = await readThroughShare(tx, on, recordId, { action: 'records.opened', actor, at });
    if (!on.isPatient) {
      // Only the patient: the clinic’s own pages would ask again, which is another read.
      recordsTold(on.row.patientId, recordId)();
    }
    const shares = on.isPatient ? await listSharesOf(tx, [recordId]) : [];
    const view = { owner: on.isPatient, shares, now: at };
    return presentRecordDetail(deps.seal, record, view, await listReadyFiles(tx, [recordId]));
  });
}
