import type { JourneyDocument } from '@travesia/contracts/journeys';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { writeOpened } from '../documents.repo.ts';
import { lockJourneyDocument } from '../lock-document.ts';
import { type DocumentIds, readDocument } from '../queries/read-document.ts';

/** Notes that its patient opened a document, once. Throws `journeys.not_found` and `journeys.document_not_found`. */
export async function openDocument(
  deps: JourneysDeps,
  ids: DocumentIds,
  { actor, language }: RequestContext,
): Promise<JourneyDocument> {
  const scope = ofPatient(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { row } = await lockJourneyDocument(tx, scope, ids);
    if (!(await writeOpened(tx, row, at))) return;
    await appendAudit(tx, {
      action: 'documents.opened',
      actor,
      at,
      target: { type: 'journey_document', id: row.id },
      subjectId: row.patientId,
      contextProviderId: row.providerId,
      facts: { kind: row.kind },
    });
  });
  return readDocument(deps, scope, ids, language);
}
