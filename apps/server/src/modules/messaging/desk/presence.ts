import { presenceLive, type Presence, sayPresence } from '@travesia/contracts/messaging';
import type { Person } from '../../../platform/http/request-context.ts';
import type { LiveActs } from '../../../platform/realtime/live.ts';
import { tellLiveNow } from '../../../platform/realtime/tell-live.ts';
import { findUser } from '../../accounts/index.ts';
import { nameOf } from '../conversation.presenter.ts';
import { findRecord } from '../conversations.repo.ts';
import { isTeam, ofEveryInbox } from '../inbox.policy.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { roomOf } from '../tell-sides.ts';

type Deps = Pick<MessagingDeps, 'database' | 'takeSide'>;

/** Tells colleagues, and no other side, that one of them has a conversation open. It is not stored, and may get lost. */
export const followPresence = (live: LiveActs, deps: Deps): void =>
  live.onAct(sayPresence, (person, said) => tellPresence(deps, person, said));

async function tellPresence(
  { database, takeSide }: Deps,
  person: Person,
  { conversation_id: id, doing }: { conversation_id: string; doing: Presence },
): Promise<void> {
  const found = await findRecord(database.db, await ofEveryInbox(takeSide, person), id);
  if (!found?.scope.mayWrite || !isTeam(found.scope)) return;
  const user = await findUser(database.db, person.userId);
  const name = user && nameOf(user);
  if (!name) return;
  const data = { conversation_id: id, user_id: person.userId, name, doing };
  tellLiveNow(database, presenceLive, data, [roomOf(found.record.own)]);
}
