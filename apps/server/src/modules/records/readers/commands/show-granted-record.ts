import type { MedicalRecordDetail } from '@travesia/contracts/records';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { listReadyFiles } from '../../arrivals/record-files.repo.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { presentRecordDetail } from '../../records.presenter.ts';
import { recordsTold } from '../../told.ts';
import { type OpenGrant, readGranted } from '../grant.ts';

/** A record of a grant, with its files. The read is logged, and the patient’s page says so at once. */
export function showGrantedRecord(
  deps: RecordsDeps,
  open: OpenGrant,
  recordId: string,
  actor: Actor,
): Promise<MedicalRecordDetail> {
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const grant = await open(tx, at, actor);
    const record = await readGranted(tx, grant, recordId, { action: 'records.opened', actor, at });
    recordsTold(grant.patientId, recordId)();
    const view = { owner: false, shares: [], now: at };
    return presentRecordDetail(deps.seal, record, view, await listReadyFiles(tx, [recordId]));
  });
}
