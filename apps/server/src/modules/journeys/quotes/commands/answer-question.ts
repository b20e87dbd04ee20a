import { type Quote, type QuoteAnswer, quoteAnswered } from '@travesia/contracts/journeys';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { lockReadableQuote } from '../lock-quote.ts';
import { readQuote } from '../queries/read-quote.ts';
import { quoteActions } from '../quotes.policy.ts';
import { writeAnswer } from '../quotes.repo.ts';

/** Answers a question about a quote. Throws `journeys.not_found`, `journeys.quote_not_found` and `journeys.quote_not_possible`. */
export async function answerQuestion(
  deps: JourneysDeps,
  { questionId, ...ids }: { id: string; quoteId: string; questionId: string },
  { answer }: QuoteAnswer,
  { actor, language }: RequestContext,
): Promise<Quote> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { record, row } = await lockReadableQuote(deps, tx, scope, ids);
    if (!quoteActions(scope, record, row, at).includes('answer')) throw new ProblemError('journeys.quote_not_possible');
    const isWritten = await writeAnswer(
      tx,
      { id: questionId, quoteId: row.id },
      { answerSealed: deps.seal.seal(answer, questionId), answeredAt: at, answeredBy: scope.person.userId },
    );
    if (!isWritten) throw new ProblemError('journeys.quote_not_found');
    await appendAudit(tx, {
      action: 'quotes.answered',
      actor,
      at,
      target: { type: 'quote', id: row.id },
      subjectId: row.patientId,
      contextProviderId: row.providerId,
    });
    await appendEvent(tx, quoteAnswered, { journey_id: row.journeyId, provider_id: row.providerId, quote_id: row.id });
  });
  return readQuote(deps, scope, ids, language);
}
