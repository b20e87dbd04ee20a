import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { matchWords } from '../../platform/db/word-match.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import { type Candidate, MOST_CANDIDATES, type Sought } from '../../platform/finding/staff-finder.ts';
import { users } from '../accounts/accounts.tables.ts';
import { organizations } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import type { InboxScope, TicketScope } from './support.policy.ts';
import { supportTickets } from './support.tables.ts';

/** Tickets that may match, by reference, requester, clinic, organization or ID; subjects and messages are sealed. */
export async function findTickets(
  db: Db,
  scope: { inbox: InboxScope } | { own: TicketScope },
  sought: Sought,
): Promise<Candidate[]> {
  const { reference, demo } = supportTickets;
  const place = sql<string | null>`coalesce(${organizations.name}, ${providers.name})`;
  const requester = sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`;
  const text = sql`concat_ws(' ', ${reference}, replace(${reference}, '-', ''), ${requester}, ${users.email}, ${place})`;
  const match = matchWords(text, sought, [sql`${supportTickets.id}`]);
  const mine = 'own' in scope ? eq(supportTickets.userId, scope.own.userId) : inSight(scope.inbox.sight, demo);
  const rows = await db
    .select({
      id: supportTickets.id,
      reference,
      state: supportTickets.state,
      demo,
      requester: requester.as('found_requester'),
      email: users.email,
      place: place.as('found_place'),
    })
    .from(supportTickets)
    .innerJoin(users, eq(users.id, supportTickets.userId))
    .leftJoin(organizations, eq(organizations.id, supportTickets.organizationId))
    .leftJoin(providers, eq(providers.id, supportTickets.providerId))
    .where(and(mine, match.where))
    .orderBy(match.order, desc(supportTickets.updatedAt))
    .limit(MOST_CANDIDATES);
  return rows.map((row) => ({
    id: row.id,
    label: row.requester,
    detail: row.place,
    code: row.reference,
    status: row.state,
    demo: row.demo,
    texts: [row.email],
  }));
}
