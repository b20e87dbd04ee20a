import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { JourneyRow } from '../journey.lifecycle.ts';
import { type JourneyScope, roleOn } from '../journey-sides.policy.ts';
import { noteOpened } from './discharge.repo.ts';
import type { PackRow } from './pack.lifecycle.ts';

/** Records that papers were read: when the patient first did, and each time somebody else does. */
export async function noteRead(
  tx: Tx,
  {
    scope,
    journey,
    pack,
    ...by
  }: { scope: JourneyScope; journey: JourneyRow; pack: Pick<PackRow, 'id'> | null; actor: Actor; at: Date },
): Promise<void> {
  if (roleOn(scope, journey) === 'patient') {
    if (pack) await noteOpened(tx, pack, by.at);
    return;
  }
  await appendAudit(tx, {
    action: 'discharge.read',
    ...by,
    target: { type: 'journey', id: journey.id },
    subjectId: journey.patientId,
    contextProviderId: journey.providerId,
  });
}
