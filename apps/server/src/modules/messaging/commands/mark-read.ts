import { messageReadLive } from '@travesia/contracts/messaging';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { lowerUnread, writeNumbers } from '../conversations.repo.ts';
import { ofEveryInbox, refuseUnlessWriting } from '../inbox.policy.ts';
import { lockInInboxes } from '../lock-in-inboxes.ts';
import { markUnread, numberChanges } from '../messages.repo.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { tellSides } from '../tell-sides.ts';

/**
 * Marks messages of the others as read by the user's side. Throws `messaging.conversation_not_found` and, for who reads from
 * outside, `messaging.read_only`.
 */
export async function markRead(
  { database, clock, takeSide }: MessagingDeps,
  id: string,
  messageIds: readonly string[],
  actor: Actor,
): Promise<{ unread_count: number }> {
  const scopes = await ofEveryInbox(takeSide, actor);
  return unitOfWork(database, async (tx) => {
    const { scope, row, own } = await lockInInboxes(tx, scopes, id);
    refuseUnlessWriting(scope);
    const read = await markUnread(tx, own, { ids: messageIds, userId: scope.person.userId, at: clock.now() });
    if (read.length === 0) return { unread_count: own.unreadCount };
    await numberChanges(
      tx,
      read.map((one) => one.id),
      row.lastChange + 1,
    );
    const change = row.lastChange + read.length;
    await writeNumbers(tx, row, { lastChange: change });
    // A deleted message was not counted any more.
    const left = await lowerUnread(tx, own, read.filter(({ deleted }) => !deleted).length);
    await tellSides(tx, row, messageReadLive, { conversation_id: id, change, party: own.party });
    return { unread_count: left };
  });
}
