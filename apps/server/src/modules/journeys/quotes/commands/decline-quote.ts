import { exceedsVariance, type Quote, type QuoteDecline } from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { transition } from '../../../../platform/transition/transition.ts';
import { letLeave } from '../../../bookings/index.ts';
import { ofPatient } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { lockReadableQuote } from '../lock-quote.ts';
import { readQuote } from '../queries/read-quote.ts';
import { quoteLifecycle } from '../quote.lifecycle.ts';
import { quoteActions } from '../quotes.policy.ts';
import { findFirstAgreed } from '../quotes.repo.ts';
import { openQuote } from '../stored-quote.ts';

/**
 * Declines a quote or a change order. Whoever declines one above the limit of what they accepted may leave with a full refund.
 * Throws `journeys.not_found`, `journeys.quote_not_found`, `journeys.quote_not_possible` and `request.stale_version`.
 */
export async function declineQuote(
  deps: JourneysDeps,
  ids: { id: string; quoteId: string },
  { version, reason }: QuoteDecline,
  { actor, language }: RequestContext,
): Promise<Quote> {
  const scope = ofPatient(actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { record, row, stored } = await lockReadableQuote(deps, tx, scope, ids);
    if (!quoteActions(scope, record, row, at).includes('decline'))
      throw new ProblemError('journeys.quote_not_possible');
    const set = reason ? { declineSealed: deps.seal.seal(reason, row.id) } : {};
    await transition(tx, quoteLifecycle, { row, version, action: 'decline', actor, as: 'patient', at, set });
    if (row.kind === 'quote' || !record.booking) return;
    const first = await findFirstAgreed(tx, record.row.id);
    const agreed = first && openQuote(deps.seal, first);
    if (agreed && exceedsVariance(agreed.content, stored.content))
      await letLeave(tx, record.booking.id, 'price_increase_over_cap');
  });
  return readQuote(deps, scope, ids, language);
}
