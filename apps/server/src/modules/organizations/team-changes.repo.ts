import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { organizationMembers, organizationProviders, providerMembers } from './organizations.tables.ts';

const staffRow = (providerId: string, userId: string) =>
  and(eq(providerMembers.providerId, providerId), eq(providerMembers.userId, userId));
const memberRow = (organizationId: string, userId: string) =>
  and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.userId, userId));

export async function writeStaffRole(tx: Tx, providerId: string, userId: string, role: StaffRole): Promise<void> {
  await tx
    .update(providerMembers)
    .set({ role, version: sql`${providerMembers.version} + 1` })
    .where(staffRow(providerId, userId));
}

export async function writeMemberRole(
  tx: Tx,
  organizationId: string,
  userId: string,
  role: OrganizationRole,
): Promise<void> {
  await tx
    .update(organizationMembers)
    .set({ role, version: sql`${organizationMembers.version} + 1` })
    .where(memberRow(organizationId, userId));
}

export async function deleteStaff(tx: Tx, providerId: string, userId: string): Promise<void> {
  await tx.delete(providerMembers).where(staffRow(providerId, userId));
}

export async function deleteMember(tx: Tx, organizationId: string, userId: string): Promise<void> {
  await tx.delete(organizationMembers).where(memberRow(organizationId, userId));
}

/** Removes a clinic from an organization; false when it was not in it. */
export async function deleteClinicOf(tx: Tx, organizationId: string, providerId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(organizationProviders)
    .where(
      and(eq(organizationProviders.organizationId, organizationId), eq(organizationProviders.providerId, providerId)),
    );
  return (rowCount ?? 0) > 0;
}
