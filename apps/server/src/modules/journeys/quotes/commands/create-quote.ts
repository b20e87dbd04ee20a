import { type NewQuote, type Quote, quoteMachine, quoteTotal } from '@travesia/contracts/journeys';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { newReference } from '../../../../platform/reference.ts';
import { begin } from '../../../../platform/transition/transition.ts';
import { ofEverySide, roleOn } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { findJourney, lockJourney } from '../../journeys.repo.ts';
import { beginContent } from '../begin-quote.ts';
import { readQuote } from '../queries/read-quote.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';
import { sellingClinicOf } from '../quote-facts.ts';
import { mayWrite } from '../quotes.policy.ts';
import { insertQuote, listQuotesOf, nextNumber } from '../quotes.repo.ts';
import { sealQuote } from '../stored-quote.ts';

/** Begins a quote or a change order, or returns the draft there is. Throws `journeys.not_found` and `journeys.quote_not_possible`. */
export async function createQuote(
  deps: JourneysDeps,
  id: string,
  { kind }: NewQuote,
  { actor, language }: RequestContext,
): Promise<Quote> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const { db } = deps.database;
  const [reference, record] = await Promise.all([deps.reference(), findJourney(db, scope, id)]);
  if (!record) throw new ProblemError('journeys.not_found');
  if (!mayWrite(scope, record, kind)) throw new ProblemError('journeys.quote_not_possible');
  const at = deps.clock.now();
  const clinic = await sellingClinicOf(db, record, at);
  const content = await beginContent(deps, reference, record, clinic);
  const quoteId = await unitOfWork(deps.database, async (tx) => {
    const journey = await lockJourney(tx, scope, id);
    if (!journey) throw new ProblemError('journeys.not_found');
    const there = (await listQuotesOf(tx, [id])).find(({ status }) => status === 'draft');
    if (there) return there.id;
    const made = uuidv7();
    const row = await insertQuote(tx, {
      id: made,
      reference: newReference(),
      journeyId: id,
      patientId: journey.patientId,
      providerId: journey.providerId,
      number: await nextNumber(tx, id),
      kind,
      status: quoteMachine.initial,
      language: record.asked.language,
      currency: content.currency,
      totalMinor: quoteTotal(content).amount,
      contentSealed: sealQuote(deps.seal, made, { content, sent: null }),
      createdAt: at,
      updatedAt: at,
    });
    await begin(tx, quoteLifecycle, { row, actor, as: roleOn(scope, journey), at });
    return made;
  });
  return readQuote(deps, scope, { id, quoteId }, language);
}
