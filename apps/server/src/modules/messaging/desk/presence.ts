import { presenceLive, type Presence, sayPresence } from '@travesia/contracts/messaging';
import type { Person } from '../../../platform/http/request-context.ts';
import type { LiveActs } from '../../../platform/realtime/live.ts';
import { tellLiveNow } from '../../../platform/realtime/tell-live.ts';
import { isTeam } from '../inbox.policy.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { nameInConversation } from '../name-in-conversation.ts';
import { teamRoomOf } from '../tell-sides.ts';

type Deps = Pick<MessagingDeps, 'database' | 'takeSide'>;

/** Tells colleagues, and no other side, that one of them has a conversation open. It is not stored, and may get lost. */
export const followPresence = (live: LiveActs, deps: Deps): void =>
  live.onAct(sayPresence, (person, said) => tellPresence(deps, person, said));

async function tellPresence(
  { database, takeSide }: Deps,
  person: Person,
  { conversation_id: id, doing }: { conversation_id: string; doing: Presence },
): Promise<void> {
  const writer = await nameInConversation(database.db, takeSide, person, id);
  if (!writer || !isTeam(writer.scope)) return;
  const data = { conversation_id: id, user_id: person.userId, name: writer.name, doing };
  tellLiveNow(database, presenceLive, data, [teamRoomOf(writer.record.row, writer.record.own)]);
}
