import { type Quote, quoteTotal, type QuoteUpdate } from '@travesia/contracts/journeys';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { lockReadableQuote } from '../lock-quote.ts';
import { readQuote } from '../queries/read-quote.ts';
import { quoteActions } from '../quotes.policy.ts';
import { writeDraft } from '../quotes.repo.ts';
import { sealQuote } from '../stored-quote.ts';

/**
 * Changes a draft. Throws `journeys.not_found`, `journeys.quote_not_found`, `journeys.quote_not_possible` and
 * `request.stale_version`.
 */
export async function changeQuote(
  deps: JourneysDeps,
  ids: { id: string; quoteId: string },
  { version, content: changed }: QuoteUpdate,
  { actor, language }: RequestContext,
): Promise<Quote> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const at = deps.clock.now();
  await unitOfWork(deps.database, async (tx) => {
    const { record, row, stored } = await lockReadableQuote(deps, tx, scope, ids);
    if (!quoteActions(scope, record, row, at).includes('edit')) throw new ProblemError('journeys.quote_not_possible');
    if (row.version !== version) throw new ProblemError('request.stale_version');
    const content = { ...stored.content, ...changed };
    await writeDraft(tx, row, {
      contentSealed: sealQuote(deps.seal, row.id, { content, sent: null }),
      totalMinor: quoteTotal({
        ...content,
        lines: content.lines.filter(({ amount }) => amount.currency === row.currency),
      }).amount,
      updatedAt: at,
    });
  });
  return readQuote(deps, scope, ids, language);
}
