import { type NewQuoteQuestion, type Quote, quoteAsked } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { lockReadableQuote } from '../lock-quote.ts';
import { readQuote } from '../queries/read-quote.ts';
import { quoteActions } from '../quotes.policy.ts';
import { countOpenQuestions, insertQuestion } from '../quotes.repo.ts';

/** Most questions about a quote that wait for an answer. */
const MOST_OPEN = 20;

/**
 * Asks about a quote. Throws `journeys.not_found`, `journeys.quote_not_found`, `journeys.quote_not_possible` and
 * `journeys.too_many_questions`.
 */
export async function askAboutQuote(
  deps: JourneysDeps,
  ids: { id: string; quoteId: string },
  { key, question }: NewQuoteQuestion,
  { actor, language }: RequestContext,
): Promise<Quote> {
  const scope = ofPatient(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { record, row } = await lockReadableQuote(deps, tx, scope, ids);
    if (!quoteActions(scope, record, row, at).includes('ask')) throw new ProblemError('journeys.quote_not_possible');
    const open = await countOpenQuestions(tx, [row.id]);
    if ((open.get(row.id) ?? 0) >= MOST_OPEN) throw new ProblemError('journeys.too_many_questions');
    const id = uuidv7();
    await insertQuestion(tx, {
      id,
      quoteId: row.id,
      key,
      questionSealed: deps.seal.seal(question, id),
      askedAt: at,
    });
    await appendAudit(tx, {
      action: 'quotes.asked',
      actor,
      at,
      target: { type: 'quote', id: row.id },
      subjectId: row.patientId,
      contextProviderId: row.providerId,
    });
    await appendEvent(tx, quoteAsked, { journey_id: row.journeyId, provider_id: row.providerId, quote_id: row.id });
  });
  return readQuote(deps, scope, ids, language);
}
