import type { GivenRecords } from '@travesia/contracts/records';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { presentRecord } from '../../records.presenter.ts';
import { findSharedRecords } from '../../records.repo.ts';
import { recordsTold } from '../../told.ts';
import type { OpenGrant } from '../grant.ts';

/** The records of a grant. The look is logged and counted, and the patient’s page says so at once. Throws what opening the grant throws. */
export function listGrantedRecords(deps: RecordsDeps, open: OpenGrant, actor: Actor): Promise<GivenRecords> {
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const grant = await open(tx, at, actor);
    const { patient, patientId, target, through } = grant;
    const records = await findSharedRecords(tx, grant.recordIds);
    await appendAudit(tx, { action: 'records.listed', actor, at, target, subjectId: patientId, facts: { through } });
    await grant.count(at);
    recordsTold(patientId, null)();
    const view = { owner: false, shares: [], now: at };
    const data = records.map((record) => presentRecord(deps.seal, record, view));
    return { patient, expires_at: grant.expiresAt.toISOString(), data };
  });
}
