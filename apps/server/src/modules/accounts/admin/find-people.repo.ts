import { and, desc, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { matchWords } from '../../../platform/db/word-match.ts';
import { inSight } from '../../../platform/demo/demo-rows.repo.ts';
import { type Candidate, MOST_CANDIDATES, type Sought } from '../../../platform/finding/staff-finder.ts';
import type { AllAccountsScope } from '../accounts.policy.ts';
import { users } from '../accounts.tables.ts';

/** Accounts that may match, by name, address, phone number or ID. */
export async function findPeople(db: Db, { sight }: AllAccountsScope, sought: Sought): Promise<Candidate[]> {
  const text = sql`concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.email}, ${users.phone})`;
  const match = matchWords(text, sought, [sql`${users.id}`]);
  const rows = await db
    .select()
    .from(users)
    .where(and(inSight(sight, users.demo), ne(users.status, 'erased'), match.where))
    .orderBy(match.order, desc(users.createdAt))
    .limit(MOST_CANDIDATES);
  return rows.map(({ id, firstName, lastName, email, phone, status, demo }) => ({
    id,
    label: `${firstName} ${lastName}`.trim() || email,
    detail: email,
    status,
    demo,
    texts: [phone],
  }));
}
