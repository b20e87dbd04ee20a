import { type SupportTopic, type TICKET_SORTS, ticketMachine, type TicketState } from '@travesia/contracts/support';
import { and, asc, count, desc, eq, isNull, like, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { inSight, ofSameWorld } from '../../../platform/demo/demo-rows.repo.ts';
import type { Sight } from '../../../platform/demo/sight.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { organizations } from '../../organizations/organizations.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { InboxScope } from '../support.policy.ts';
import { supportTickets } from '../support.tables.ts';
import type { TicketRow } from '../tickets.repo.ts';

type TicketSort = (typeof TICKET_SORTS)[number];

export interface InboxFilter {
  state?: TicketState | undefined;
  topic?: SupportTopic | undefined;
  assigned?: 'me' | 'nobody' | undefined;
  /** Part of a reference. */
  part?: string | undefined;
}

/** A ticket with the names of the people involved. */
export interface InboxRow extends TicketRow {
  requester: { firstName: string; lastName: string };
  assignee: { id: string; firstName: string; lastName: string } | null;
  place: string | null;
}

const member = alias(users, 'member');

const letters = sql<string>`substr(replace(${supportTickets.reference}, '-', ''), 3)`;

function within({ sight, member: me }: InboxScope, { state, topic, assigned, part }: InboxFilter): SQL | undefined {
  return and(
    inSight(sight, supportTickets.demo),
    state ? eq(supportTickets.state, state) : undefined,
    topic ? eq(supportTickets.topic, topic) : undefined,
    assigned === 'me' ? eq(supportTickets.assigneeId, me.userId) : undefined,
    assigned === 'nobody' ? isNull(supportTickets.assigneeId) : undefined,
    part ? like(letters, `%${part}%`) : undefined,
  );
}

const joined = (db: Db) =>
  db
    .select({
      ticket: supportTickets,
      requester: { firstName: users.firstName, lastName: users.lastName },
      assignee: { id: member.id, firstName: member.firstName, lastName: member.lastName },
      organization: organizations.name,
      clinic: providers.name,
    })
    .from(supportTickets)
    .innerJoin(users, eq(users.id, supportTickets.userId))
    .leftJoin(member, eq(member.id, supportTickets.assigneeId))
    .leftJoin(organizations, eq(organizations.id, supportTickets.organizationId))
    .leftJoin(providers, eq(providers.id, supportTickets.providerId));

type Joined = Awaited<ReturnType<typeof joined>>[number];

const toRow = ({ ticket, requester, assignee, organization, clinic }: Joined): InboxRow => ({
  ...ticket,
  requester,
  assignee,
  place: organization ?? clinic,
});

const ORDERS: Record<TicketSort, SQL[]> = {
  waiting: [sql`${supportTickets.waitingSince} asc nulls last`, desc(supportTickets.updatedAt)],
  newest: [desc(supportTickets.createdAt)],
  oldest: [asc(supportTickets.createdAt)],
  changed: [desc(supportTickets.updatedAt)],
};

/** A page of the inbox; by default longest waiting first, then by last change. */
export async function listInbox(
  db: Db,
  scope: InboxScope,
  filter: InboxFilter,
  { sort = 'waiting', limit, offset }: { sort?: TicketSort | undefined; limit: number; offset: number },
): Promise<InboxRow[]> {
  const rows = await joined(db)
    .where(within(scope, filter))
    .orderBy(...ORDERS[sort], asc(supportTickets.id))
    .limit(limit)
    .offset(offset);
  return rows.map(toRow);
}

export async function findInInbox(db: Db, scope: InboxScope, id: string): Promise<InboxRow | undefined> {
  const [row] = await joined(db).where(and(within(scope, {}), eq(supportTickets.id, id)));
  return row && toRow(row);
}

/** Locked until the transaction ends. */
export async function lockInInbox(tx: Tx, scope: InboxScope, id: string): Promise<TicketRow | undefined> {
  const [row] = await tx
    .select()
    .from(supportTickets)
    .where(and(within(scope, {}), eq(supportTickets.id, id)))
    .for('update');
  return row;
}

/** Number of filtered tickets per value of a column. */
export async function countBy(
  db: Db,
  scope: InboxScope,
  column: 'state' | 'topic',
  filter: InboxFilter,
): Promise<Map<string, number>> {
  const value = supportTickets[column];
  const rows = await db
    .select({ value, total: count() })
    .from(supportTickets)
    .where(within(scope, filter))
    .groupBy(value);
  return new Map(rows.map((row) => [row.value, row.total]));
}

/** Number of visible tickets waiting for the team. */
export async function countOpenTickets(db: Db, sight: Sight): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(supportTickets)
    .where(and(eq(supportTickets.state, 'open'), inSight(sight, supportTickets.demo)));
  return row?.total ?? 0;
}

/** Other tickets of the owner of a ticket, most recently changed first. */
export async function listOtherTickets(
  db: Db,
  { sight }: InboxScope,
  { id, userId }: Pick<TicketRow, 'id' | 'userId'>,
  limit: number,
): Promise<{ rows: TicketRow[]; total: number }> {
  const others = and(inSight(sight, supportTickets.demo), eq(supportTickets.userId, userId), ne(supportTickets.id, id));
  const [rows, [counted]] = await Promise.all([
    db.select().from(supportTickets).where(others).orderBy(desc(supportTickets.updatedAt)).limit(limit),
    db.select({ total: count() }).from(supportTickets).where(others),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Visible tickets per day of a time zone on which they were opened, or closed; days without any are absent. */
export async function countTicketDays(
  db: Db,
  sight: Sight,
  { what, from, until, timeZone }: { what: 'opened' | 'closed'; from: Date; until: Date; timeZone: string },
): Promise<{ day: string; count: number }[]> {
  const at = what === 'opened' ? sql`${supportTickets.createdAt}` : sql`c.at`;
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select (${at} at time zone ${timeZone}::text)::date::text as day, count(*)::int as count
    from ${supportTickets} ${what === 'opened' ? sql`` : sql`join state_changes c on c.entity_id = ${supportTickets.id} and c.machine = ${ticketMachine.name} and c.action = 'close'`}
    where ${inSight(sight, supportTickets.demo)} and ${at} >= ${from.toISOString()}::timestamptz and ${at} < ${until.toISOString()}::timestamptz
    group by 1`);
  return rows;
}

/** Active admins; for the demo, demo admins only. */
export const listTeam = (db: Db | Tx, { member: me }: InboxScope) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active'), ofSameWorld(me, users.demo)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id))
    .limit(200);
