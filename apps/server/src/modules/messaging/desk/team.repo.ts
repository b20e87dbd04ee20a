import { organizationAbilities, OrganizationRole, providerAbilities, StaffRole } from '@travesia/contracts/access';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ofSameWorld } from '../../../platform/demo/demo-rows.repo.ts';
import { users } from '../../accounts/accounts.tables.ts';
import { organizationMembers, providerMembers } from '../../organizations/organizations.tables.ts';
import type { SideKeys } from '../conversations.repo.ts';
import { inInbox } from '../inbox-condition.repo.ts';
import type { InboxScope } from '../inbox.policy.ts';
import { conversations, conversationSides } from '../messaging.tables.ts';

/** Roles that read what is written to a clinic. */
export const READ_BY_STAFF = StaffRole.options.filter((role) =>
  providerAbilities({ via: 'staff', role }).includes('messages.read'),
);
/** Roles that read what is written to an organization. */
export const READ_BY_MEMBERS = OrganizationRole.options.filter((role) =>
  organizationAbilities(role).includes('messages.read'),
);
const isActive = eq(users.status, 'active');

/** Ids of the active staff of a clinic who read its messages. */
const staffOf = (db: Db | Tx, providerId: string) =>
  db
    .select({ id: providerMembers.userId })
    .from(providerMembers)
    .where(and(eq(providerMembers.providerId, providerId), inArray(providerMembers.role, READ_BY_STAFF)));

const membersOf = (db: Db | Tx, organizationId: string) =>
  db
    .select({ id: organizationMembers.userId })
    .from(organizationMembers)
    .where(
      and(eq(organizationMembers.organizationId, organizationId), inArray(organizationMembers.role, READ_BY_MEMBERS)),
    );

/** Who reads what is written to a side: the patient, or everyone on its team. */
export async function listReaders(
  tx: Tx,
  { userId, providerId, organizationId, demo }: SideKeys & { demo: boolean },
): Promise<string[]> {
  if (userId) return [userId];
  const onTeam = providerId
    ? inArray(users.id, staffOf(tx, providerId))
    : organizationId
      ? inArray(users.id, membersOf(tx, organizationId))
      : isAdmin({ demo });
  const rows = await tx.select({ id: users.id }).from(users).where(and(isActive, onTeam));
  return rows.map(({ id }) => id);
}

const isAdmin = (world: { demo: boolean }): SQL | undefined =>
  and(eq(users.role, 'admin'), ofSameWorld(world, users.demo));

function onTeamOf(db: Db | Tx, { party, id, person }: InboxScope): SQL | undefined {
  if (party === 'provider') return inArray(users.id, staffOf(db, id));
  if (party === 'organization') return inArray(users.id, membersOf(db, id));
  return party === 'platform' ? isAdmin(person) : eq(users.id, id);
}

/** The colleagues who work on an inbox, by name. */
export const listTeam = (db: Db | Tx, scope: InboxScope) =>
  db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      avatarFile: users.avatarFile,
      status: users.status,
    })
    .from(users)
    .where(and(isActive, onTeamOf(db, scope)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id));

/** The tags of an inbox, the most used first. */
export async function listTags(db: Db, scope: InboxScope, limit: number): Promise<string[]> {
  const tag = sql<string>`unnest(${conversationSides.tags})`.as('tag');
  const tags = db
    .select({ tag })
    .from(conversationSides)
    .innerJoin(conversations, eq(conversations.id, conversationSides.conversationId))
    .where(inInbox(scope))
    .as('tags');
  const rows = await db
    .select({ tag: tags.tag })
    .from(tags)
    .groupBy(tags.tag)
    .orderBy(sql`count(*) desc`, tags.tag)
    .limit(limit);
  return rows.map((row) => row.tag);
}

/** Takes a person off all conversations of the clinic or organization whose team they were on. Returns what they had. */
export const unassignAll = (tx: Tx, { userId, teamId }: { userId: string; teamId: string }) =>
  tx
    .update(conversationSides)
    .set({ assigneeId: null })
    .from(conversations)
    .where(
      and(
        eq(conversations.id, conversationSides.conversationId),
        eq(conversationSides.assigneeId, userId),
        or(eq(conversationSides.providerId, teamId), eq(conversationSides.organizationId, teamId)),
      ),
    )
    .returning({
      conversation: { id: conversations.id, demo: conversations.demo },
      side: {
        id: conversationSides.id,
        userId: conversationSides.userId,
        providerId: conversationSides.providerId,
        organizationId: conversationSides.organizationId,
      },
    });
