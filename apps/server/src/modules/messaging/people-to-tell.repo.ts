import { organizationAbilities, OrganizationRole, providerAbilities, StaffRole } from '@travesia/contracts/access';
import { and, count, eq, inArray, lte, ne, notExists } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { organizationMembers, providerMembers } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import { conversationSides, messageReads, messages } from './messaging.tables.ts';

/** Someone who reads what was written to their side. */
export interface PersonToTell {
  id: string;
  party: 'patient' | 'provider' | 'organization';
  /** The clinic that wrote, for patients. */
  clinic: string | null;
}

/** Roles that read what is written to a clinic. */
export const READ_BY_STAFF = StaffRole.options.filter((role) =>
  providerAbilities({ via: 'staff', role }).includes('messages.read'),
);
/** Roles that read what is written to an organization. */
export const READ_BY_MEMBERS = OrganizationRole.options.filter((role) =>
  organizationAbilities(role).includes('messages.read'),
);
const isActive = eq(users.status, 'active');

/**
 * Whom a message is told to: everyone on the other sides, if it is the first one there that was not read. Those that follow would
 * say nothing new. Empty if it was read or deleted meanwhile.
 */
export async function listPeopleToTell(tx: Tx, messageId: string): Promise<PersonToTell[]> {
  const [sent] = await tx.select().from(messages).where(eq(messages.id, messageId));
  if (!sent || sent.deletedAt) return [];
  const all = await tx
    .select({ side: conversationSides, clinic: providers.name })
    .from(conversationSides)
    .leftJoin(providers, eq(providers.id, conversationSides.providerId))
    .where(eq(conversationSides.conversationId, sent.conversationId));
  const clinic = all.find(({ side }) => side.id === sent.sideId)?.clinic ?? null;
  const found: PersonToTell[] = [];
  for (const { side } of all)
    if (side.id !== sent.sideId && (await countUnreadUpTo(tx, side.id, sent)) === 1)
      found.push(
        ...(await listPeople(tx, side)).map((id) => ({ id, party: side.party as PersonToTell['party'], clinic })),
      );
  return found.filter(({ id }) => id !== sent.authorId);
}

async function countUnreadUpTo(
  tx: Tx,
  sideId: string,
  { conversationId, seq }: Pick<typeof messages.$inferSelect, 'conversationId' | 'seq'>,
): Promise<number> {
  const read = tx
    .select({ id: messageReads.messageId })
    .from(messageReads)
    .where(and(eq(messageReads.messageId, messages.id), eq(messageReads.sideId, sideId)));
  const [row] = await tx
    .select({ total: count() })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        ne(messages.sideId, sideId),
        lte(messages.seq, seq),
        notExists(read),
      ),
    );
  return row?.total ?? 0;
}

async function listPeople(tx: Tx, { userId, providerId, organizationId }: typeof conversationSides.$inferSelect) {
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
  if (userId) return [userId];
  if (providerId)
    return ids(
      await tx
        .select({ id: users.id })
        .from(providerMembers)
        .innerJoin(users, and(eq(users.id, providerMembers.userId), isActive))
        .where(and(eq(providerMembers.providerId, providerId), inArray(providerMembers.role, READ_BY_STAFF))),
    );
  if (!organizationId) return [];
  return ids(
    await tx
      .select({ id: users.id })
      .from(organizationMembers)
      .innerJoin(users, and(eq(users.id, organizationMembers.userId), isActive))
      .where(
        and(eq(organizationMembers.organizationId, organizationId), inArray(organizationMembers.role, READ_BY_MEMBERS)),
      ),
  );
}
