import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { type JourneyScope, mayReadHealth, roleOn } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import type { JourneyRecord } from '../../journeys.repo.ts';
import type { DocumentRow } from '../document.lifecycle.ts';

/** Logs that somebody else than the patient reads what a document says. */
export async function logDocumentRead(
  { database, clock }: Pick<JourneysDeps, 'database' | 'clock'>,
  scope: JourneyScope,
  { record: { row: journey }, row }: { record: JourneyRecord; row: DocumentRow },
): Promise<void> {
  if (!mayReadHealth(scope, journey) || roleOn(scope, journey) === 'patient') return;
  await unitOfWork(database, (tx) =>
    appendAudit(tx, {
      action: 'documents.read',
      actor: scope.person,
      at: clock.now(),
      target: { type: 'journey_document', id: row.id },
      subjectId: journey.patientId,
      contextProviderId: journey.providerId,
    }),
  );
}
