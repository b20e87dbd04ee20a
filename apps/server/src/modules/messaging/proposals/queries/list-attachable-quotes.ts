import type { AttachableQuote } from '@travesia/contracts/messaging';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { presentQuote } from '../proposal.presenter.ts';
import { readProposingSides } from '../proposing-sides.ts';
import { listSentQuotes } from '../proposals.repo.ts';

const MOST = 20;

/**
 * Quotes that a clinic can attach in a conversation: those it sent its patient, newest first. Throws
 * `messaging.conversation_not_found` and `messaging.nothing_to_propose`.
 */
export async function listAttachableQuotesQuery(
  { database: { db }, takeSide, reference }: MessagingDeps,
  id: string,
  { actor, language }: RequestContext,
): Promise<{ data: AttachableQuote[] }> {
  const sides = await readProposingSides({ db, takeSide }, id, actor);
  const [sent, kept] = [await listSentQuotes(db, sides, MOST), await reference()];
  return { data: sent.map(({ quote, treatment }) => presentQuote(quote, treatment, { reference: kept, language })) };
}
