import type { JourneyRecords } from '@travesia/contracts/records';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { throughEmergency } from '../../emergencies/emergencies.policy.ts';
import { presentEmergency } from '../../emergencies/emergencies.presenter.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { presentRecord } from '../../records.presenter.ts';
import { findSharedRecords, listVault } from '../../records.repo.ts';
import { mayRequest } from '../../requests/requests.policy.ts';
import { presentRequest } from '../../requests/requests.presenter.ts';
import { listRequests } from '../../requests/requests.repo.ts';
import { lastEmergencyOn, openJourney } from '../require-share.ts';
import { readsRecordsOf } from '../shares.policy.ts';
import { countSharedWith, listSharedIds, listSharesOf } from '../shares.repo.ts';

/**
 * The records shared with a journey, and in an emergency the whole vault for those who treat; none for others. A read by the clinic is logged. Throws
 * `journeys.not_found`.
 */
export async function showJourneyRecords(deps: RecordsDeps, id: string, actor: Actor): Promise<JourneyRecords> {
  const on = await openJourney(deps, id, actor);
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const { emergency, reads } = await lastEmergencyOn(tx, on, at);
    const opened = reads ? emergency : null;
    const said = {
      emergency: opened && presentEmergency(deps.seal, opened, at),
      can_request: mayRequest(on.scope, on.row),
      can_open_emergency: on.reach !== null && opened === null,
    };
    const isTreating = readsRecordsOf(on.scope, on.row);
    if (!isTreating && !opened) return { data: [], ended: 0, requests: [], ...said };
    const ids = await listSharedIds(tx, id, at);
    const records = opened?.row.wholeVault ? await listVault(tx, on.row.patientId) : await findSharedRecords(tx, ids);
    const shares = on.isPatient ? await listSharesOf(tx, ids) : [];
    const view = { owner: on.isPatient, shares, now: at };
    const data = records.map((record) => presentRecord(deps.seal, record, view));
    // What is asked for is about health: only for those who treat, and the patient.
    const requests = isTreating ? (await listRequests(tx, id)).map((one) => presentRequest(deps.seal, on, one)) : [];
    if (!on.isPatient && data.length > 0)
      await appendAudit(tx, {
        action: 'records.listed',
        actor,
        at,
        target: { type: 'journey', id },
        subjectId: on.row.patientId,
        contextProviderId: on.row.providerId,
        facts: opened ? { through: throughEmergency(opened.row) } : {},
      });
    return { data, ended: (await countSharedWith(tx, id)) - ids.length, requests, ...said };
  });
}
