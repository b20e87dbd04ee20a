import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { organizationMembers, organizationProviders, providerMembers } from './organizations.tables.ts';

/** Where a person works, and in which role. */
export interface Membership {
  organization?: { id: string; role: OrganizationRole } | undefined;
  provider?: { id: string; role: StaffRole } | undefined;
}

export async function findMembership(db: Db | Tx, userId: string): Promise<Membership> {
  const [organization] = await db
    .select({ id: organizationMembers.organizationId, role: organizationMembers.role })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, userId));
  const [provider] = await db
    .select({ id: providerMembers.providerId, role: providerMembers.role })
    .from(providerMembers)
    .where(eq(providerMembers.userId, userId));
  return { organization, provider };
}

/** False when the person already belongs to an organization. */
export async function insertOrganizationMember(tx: Tx, row: typeof organizationMembers.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(organizationMembers).values(row).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** False when the person already belongs to a clinic. */
export async function insertProviderMember(tx: Tx, row: typeof providerMembers.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(providerMembers).values(row).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Whether a clinic has an owner; call under the clinic's lock, in the transaction that may add the first. */
export async function hasOwner(db: Db | Tx, providerId: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: providerMembers.userId })
    .from(providerMembers)
    .where(and(eq(providerMembers.providerId, providerId), eq(providerMembers.role, 'owner')))
    .limit(1);
  return row !== undefined;
}

/** The organization that manages a clinic. */
export async function findManager(db: Db | Tx, providerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: organizationProviders.organizationId })
    .from(organizationProviders)
    .where(eq(organizationProviders.providerId, providerId));
  return row?.id;
}

/** Adds a clinic to an organization; false when it already has one. */
export async function insertOrganizationProvider(
  tx: Tx,
  row: typeof organizationProviders.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await tx.insert(organizationProviders).values(row).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}
