import type { Session } from '@travesia/contracts/accounts';
import type { Db } from '../../../platform/db/database.ts';
import { seesSession } from '../../../platform/demo/demo-people.ts';
import { personOf } from '../../../platform/http/person-of.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ownAccount } from '../accounts.policy.ts';
import { presentSession } from '../accounts.presenter.ts';
import { listLiveSessions } from '../sessions/sessions.repo.ts';

/** Signed-in devices, most recently used first. On shared demo accounts, only the current device. */
export async function listOwnSessions(db: Db, actor: Actor, at: Date): Promise<{ data: Session[] }> {
  const rows = await listLiveSessions(db, ownAccount(actor), at);
  const person = personOf(actor);
  const own = rows.filter(({ id }) => seesSession(person, id));
  return { data: own.map((row) => presentSession(row, person.sessionId)) };
}
