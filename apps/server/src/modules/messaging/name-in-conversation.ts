import type { Db } from '../../platform/db/database.ts';
import type { Person } from '../../platform/http/request-context.ts';
import { findUser } from '../accounts/index.ts';
import { nameOf } from './conversation.presenter.ts';
import { findRecord } from './conversations.repo.ts';
import { ofEveryInbox } from './inbox.policy.ts';
import type { MessagingDeps } from './messaging-deps.ts';

/** Where someone writes in a conversation, and their name there; null for whoever doesn’t write in it. */
export async function nameInConversation(
  db: Db,
  takeSide: MessagingDeps['takeSide'],
  person: Person,
  id: string,
): Promise<(NonNullable<Awaited<ReturnType<typeof findRecord>>> & { name: string }) | null> {
  const found = await findRecord(db, await ofEveryInbox(takeSide, person), id);
  const user = found?.scope.mayWrite && (await findUser(db, person.userId));
  const name = user && nameOf(user);
  return found && name ? { ...found, name } : null;
}
