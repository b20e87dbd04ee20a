import type { JourneyRecords } from '@travesia/contracts/records';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { RecordsDeps } from '../../records-deps.ts';
import { presentRecord } from '../../records.presenter.ts';
import { findSharedRecords } from '../../records.repo.ts';
import { openJourney } from '../require-share.ts';
import { readsRecordsOf } from '../shares.policy.ts';
import { countSharedWith, listSharedIds, listSharesOf } from '../shares.repo.ts';

/** The records shared with a journey; none for those who don't treat. A read by the clinic is logged. Throws `journeys.not_found`. */
export async function showJourneyRecords(deps: RecordsDeps, id: string, actor: Actor): Promise<JourneyRecords> {
  const on = await openJourney(deps, id, actor);
  if (!readsRecordsOf(on.scope, on.row)) return { data: [], ended: 0 };
  const at = deps.clock.now();
  return unitOfWork(deps.database, async (tx) => {
    const ids = await listSharedIds(tx, id, at);
    const records = await findSharedRecords(tx, ids);
    const shares = on.isPatient ? await listSharesOf(tx, ids) : [];
    const view = { owner: on.isPatient, shares, now: at };
    const data = records.map((record) => presentRecord(deps.seal, record, view));
    if (!on.isPatient && data.length > 0)
      await appendAudit(tx, {
        action: 'records.listed',
        actor,
        at,
        target: { type: 'journey', id },
        subjectId: on.row.patientId,
        contextProviderId: on.row.providerId,
      });
    return { data, ended: (await countSharedWith(tx, id)) - ids.length };
  });
}
