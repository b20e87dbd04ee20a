import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import { findUser } from '../people/users.repo.ts';
import { keepDevice } from '../sessions/device.ts';
import { openSession } from '../sessions/open-session.ts';

/** Creates a user with a role and signs them in; returns their ID and access token. */
export async function signInSomebody(
  database: Database,
  accounts: AccountsDeps,
  { role = 'admin', demo = false, email = `${uuidv7()}@example.com` } = {},
): Promise<{ userId: string; email: string; token: string }> {
  const userId = uuidv7();
  await database.db.execute(sql`
    insert into users (id, email, email_key, email_verified_at, status, role, first_name, last_name, demo)
    values (${userId}, ${email}, ${email.toLowerCase()}, now(), 'active', ${role}, 'Inés', 'Quiroga', ${demo})`);
  const opened = await unitOfWork(database, async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new Error('somebody was just made and is not there');
    return openSession(tx, accounts, user, keepDevice(undefined, undefined, undefined), ['password']);
  });
  return { userId, email, token: opened.access_token };
}
