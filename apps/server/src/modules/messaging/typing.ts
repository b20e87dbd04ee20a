import { sayTyping, typingLive } from '@travesia/contracts/messaging';
import type { Person } from '../../platform/http/request-context.ts';
import type { LiveActs } from '../../platform/realtime/live.ts';
import { tellLiveNow } from '../../platform/realtime/tell-live.ts';
import { listSideKeys } from './conversations.repo.ts';
import type { MessagingDeps } from './messaging-deps.ts';
import { nameInConversation } from './name-in-conversation.ts';
import { roomOf } from './tell-sides.ts';

type Deps = Pick<MessagingDeps, 'database' | 'takeSide'>;

/** Tells the sides of a conversation that somebody of them is writing. It is not stored, and may get lost. */
export const followTyping = (live: LiveActs, deps: Deps): void =>
  live.onAct(sayTyping, (person, { conversation_id: id }) => tellTyping(deps, person, id));

async function tellTyping({ database, takeSide }: Deps, person: Person, id: string): Promise<void> {
  const { db } = database;
  const writer = await nameInConversation(db, takeSide, person, id);
  if (!writer) return;
  const sides = await listSideKeys(db, id);
  const data = { conversation_id: id, user_id: person.userId, name: writer.name, party: writer.scope.party };
  tellLiveNow(database, typingLive, data, sides.map(roomOf(writer.record.row)));
}
