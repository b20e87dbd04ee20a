import { documentAsked, type JourneyDocument, type NewDocumentQuestion } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { countOpenDocumentQuestions, insertDocumentQuestion } from '../documents.repo.ts';
import { lockActableDocument } from '../lock-document.ts';
import { type DocumentIds, readDocument } from '../queries/read-document.ts';

/** Most questions about a document that wait for an answer. */
const MOST_OPEN = 20;

/**
 * Asks about a document. Throws `journeys.not_found`, `journeys.document_not_found`, `journeys.document_not_possible` and
 * `journeys.too_many_questions`.
 */
export async function askAboutDocument(
  deps: JourneysDeps,
  ids: DocumentIds,
  { question }: NewDocumentQuestion,
  { actor, language }: RequestContext,
): Promise<JourneyDocument> {
  const scope = ofPatient(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { row } = await lockActableDocument(tx, scope, ids, 'ask');
    const open = await countOpenDocumentQuestions(tx, [row.id]);
    if ((open.get(row.id) ?? 0) >= MOST_OPEN) throw new ProblemError('journeys.too_many_questions');
    const id = uuidv7();
    await insertDocumentQuestion(tx, {
      id,
      documentId: row.id,
      questionSealed: deps.seal.seal(question, id),
      askedAt: at,
    });
    await appendAudit(tx, {
      action: 'documents.asked',
      actor,
      at,
      target: { type: 'journey_document', id: row.id },
      subjectId: row.patientId,
      contextProviderId: row.providerId,
    });
    const { journeyId, providerId } = row;
    await appendEvent(tx, documentAsked, { journey_id: journeyId, provider_id: providerId, document_id: row.id });
  });
  return readDocument(deps, scope, ids, language);
}
