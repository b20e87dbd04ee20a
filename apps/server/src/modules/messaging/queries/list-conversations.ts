import { type ConversationList, type listConversations } from '@travesia/contracts/messaging';
import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../platform/http/request-context.ts';
import { presentConversation } from '../conversation.presenter.ts';
import { countRecords, countTabs, listRecords, listSides } from '../conversations.repo.ts';
import { ofEnteredClinic, ofOwnInbox } from '../inbox.policy.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { searchInbox } from './search-inbox.ts';

/** Conversations of an inbox, last written to first. */
export async function listConversationsQuery(
  deps: MessagingDeps,
  { tab, with: party, tag, q, inbox, page, limit }: EndpointArgs<typeof listConversations>['query'],
  actor: Actor,
): Promise<ConversationList> {
  const scope = await (inbox === 'clinic' ? ofEnteredClinic : ofOwnInbox)(deps.takeSide, actor);
  const { db } = deps.database;
  const asking = { scope, at: deps.clock.now() };
  const filter = { tab, with: party, tag, ids: q ? await searchInbox(deps, scope, q) : null };
  const [records, total, counts] = await Promise.all([
    listRecords(db, asking, filter, { limit, offset: (page - 1) * limit }),
    countRecords(db, asking, filter),
    countTabs(db, asking),
  ]);
  const sides = await listSides(
    db,
    records.map(({ row }) => row.id),
  );
  return {
    conversations: records.map((record) => presentConversation(deps, asking, record, sides.get(record.row.id) ?? [])),
    ...pageFacts(total, page, limit),
    counts,
  };
}
