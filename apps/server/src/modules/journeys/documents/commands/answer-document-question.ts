import { documentAnswered, type DocumentAnswer, type JourneyDocument } from '@travesia/contracts/journeys';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { writeDocumentAnswer } from '../documents.repo.ts';
import { lockActableDocument } from '../lock-document.ts';
import { type DocumentIds, readDocument } from '../queries/read-document.ts';

/** Answers a question about a document. Throws `journeys.not_found`, `journeys.document_not_found` and `journeys.document_not_possible`. */
export async function answerDocumentQuestion(
  deps: JourneysDeps,
  { questionId, ...ids }: DocumentIds & { questionId: string },
  { answer }: DocumentAnswer,
  { actor, language }: RequestContext,
): Promise<JourneyDocument> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { row } = await lockActableDocument(tx, scope, ids, 'answer');
    const isWritten = await writeDocumentAnswer(
      tx,
      { id: questionId, documentId: row.id },
      { answerSealed: deps.seal.seal(answer, questionId), answeredAt: at, answeredBy: scope.person.userId },
    );
    if (!isWritten) throw new ProblemError('journeys.document_not_found');
    await appendAudit(tx, {
      action: 'documents.answered',
      actor,
      at,
      target: { type: 'journey_document', id: row.id },
      subjectId: row.patientId,
      contextProviderId: row.providerId,
    });
    const { journeyId, providerId } = row;
    await appendEvent(tx, documentAnswered, { journey_id: journeyId, provider_id: providerId, document_id: row.id });
  });
  return readDocument(deps, scope, ids, language);
}
