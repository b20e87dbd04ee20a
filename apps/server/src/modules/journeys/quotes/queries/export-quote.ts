import type { ExportedFile } from '@travesia/contracts/kit';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEverySide } from '../../journey-sides.policy.ts';
import type { JourneysDeps } from '../../journeys-deps.ts';
import { mayReadWords } from '../quotes.policy.ts';
import { findReadableQuote } from './read-quote.ts';

/** The document of a quote as it was sent. Throws `journeys.not_found`, `journeys.quote_not_found` and `journeys.quote_not_possible`. */
export async function exportQuoteQuery(
  deps: JourneysDeps,
  ids: { id: string; quoteId: string },
  { actor }: RequestContext,
): Promise<ExportedFile> {
  const scope = await ofEverySide(deps.takeSide, actor);
  const { row, record } = await findReadableQuote(deps, deps.database.db, scope, ids);
  // The document has the words too.
  if (row.documentSealed === null || !mayReadWords(scope, record))
    throw new ProblemError('journeys.quote_not_possible');
  return {
    name: `quote-${row.reference}.pdf`,
    media_type: 'application/pdf',
    content: deps.seal.open(row.documentSealed, row.id),
    encoding: 'base64',
    rows: 1,
    complete: true,
  };
}
