import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { lockReadableQuote } from '../lock-quote.ts';
import { quoteActions } from '../quotes.policy.ts';
import { deleteDraft } from '../quotes.repo.ts';

/** Deletes a quote that was not sent. Throws `journeys.not_found`, `journeys.quote_not_found` and `journeys.quote_not_possible`. */
export async function discardQuote(
  deps: JourneysDeps,
  ids: { id: string; quoteId: string },
  { actor }: RequestContext,
): Promise<void> {
  const scope = await ofEverySide(deps.takeSide, actor);
  await unitOfWork(deps.database, async (tx) => {
    const { record, row } = await lockReadableQuote(deps, tx, scope, ids);
    if (!quoteActions(scope, record, row, deps.clock.now()).includes('discard'))
      throw new ProblemError('journeys.quote_not_possible');
    await deleteDraft(tx, row);
  });
}
