import { sayTyping, typingLive } from '@travesia/contracts/messaging';
import type { Person } from '../../platform/http/request-context.ts';
import type { LiveActs } from '../../platform/realtime/live.ts';
import { tellLiveNow } from '../../platform/realtime/tell-live.ts';
import { findUser } from '../accounts/index.ts';
import { nameOf } from './conversation.presenter.ts';
import { findRecord, listSideKeys } from './conversations.repo.ts';
import { ofEveryInbox } from './inbox.policy.ts';
import type { MessagingDeps } from './messaging-deps.ts';
import { roomOf } from './tell-sides.ts';

type Deps = Pick<MessagingDeps, 'database' | 'takeSide'>;

/** Tells the sides of a conversation that somebody of them is writing. It is not stored, and may get lost. */
export const followTyping = (live: LiveActs, deps: Deps): void =>
  live.onAct(sayTyping, (person, { conversation_id: id }) => tellTyping(deps, person, id));

async function tellTyping({ database, takeSide }: Deps, person: Person, id: string): Promise<void> {
  const { db } = database;
  const found = await findRecord(db, await ofEveryInbox(takeSide, person), id);
  const user = found?.scope.mayWrite && (await findUser(db, person.userId));
  const name = user && nameOf(user);
  if (!found || !name) return;
  const sides = await listSideKeys(db, id);
  const data = { conversation_id: id, user_id: person.userId, name, party: found.scope.party };
  tellLiveNow(database, typingLive, data, sides.map(roomOf));
}
