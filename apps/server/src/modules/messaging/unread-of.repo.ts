import type { ConversationParty } from '@travesia/contracts/messaging';
import { and, eq, exists, gt, inArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { organizationMembers, organizations, providerMembers } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import { users } from '../accounts/accounts.tables.ts';
import { READ_BY_MEMBERS, READ_BY_STAFF } from './desk/team.repo.ts';
import { conversationSides } from './messaging.tables.ts';

/** Messages of a conversation that a person’s side has not read. */
export interface UnreadConversation {
  conversationId: string;
  count: number;
  /** As what they read it. */
  party: ConversationParty;
  /** The clinic, organization or team on the other side, for patients. */
  from: string | null;
}

/** Which of some conversations a person has not read to the end, as one who may read them now. */
export async function listUnreadOf(
  tx: Tx,
  userId: string,
  conversationIds: readonly string[],
): Promise<UnreadConversation[]> {
  const side = conversationSides;
  const worksThere = tx
    .select({ one: sql`1` })
    .from(providerMembers)
    .where(
      and(
        eq(providerMembers.providerId, side.providerId),
        eq(providerMembers.userId, userId),
        inArray(providerMembers.role, READ_BY_STAFF),
      ),
    );
  const isMember = tx
    .select({ one: sql`1` })
    .from(organizationMembers)
    .where(
      and(
        eq(organizationMembers.organizationId, side.organizationId),
        eq(organizationMembers.userId, userId),
        inArray(organizationMembers.role, READ_BY_MEMBERS),
      ),
    );
  const isAdmin = tx
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(side.party, 'platform'), eq(users.id, userId), eq(users.role, 'admin')));
  const rows = await tx
    .select({ conversationId: side.conversationId, count: side.unreadCount, party: side.party })
    .from(side)
    .where(
      and(
        inArray(side.conversationId, [...conversationIds]),
        gt(side.unreadCount, 0),
        or(eq(side.userId, userId), exists(worksThere), exists(isMember), exists(isAdmin)),
      ),
    )
    .orderBy(side.lastAt);
  const names = await namesOf(tx, conversationIds);
  return rows.map(({ party, ...row }) => ({
    ...row,
    party,
    from: party === 'patient' ? (names.get(row.conversationId) ?? null) : null,
  }));
}

async function namesOf(tx: Tx, conversationIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({
      id: conversationSides.conversationId,
      name: sql<string>`coalesce(${providers.name}, ${organizations.name}, 'Travesía')`,
    })
    .from(conversationSides)
    .leftJoin(providers, eq(providers.id, conversationSides.providerId))
    .leftJoin(organizations, eq(organizations.id, conversationSides.organizationId))
    .where(
      and(
        inArray(conversationSides.conversationId, [...conversationIds]),
        inArray(conversationSides.party, ['provider', 'organization', 'platform']),
      ),
    )
    // Of a clinic and its organization, the clinic.
    .orderBy(conversationSides.party);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
