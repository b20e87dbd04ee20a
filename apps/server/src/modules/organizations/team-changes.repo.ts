import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { clinicSettingOrigins } from './provider-settings/policies.tables.ts';
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

/** Which of these clinics belong to an organization; none of them leaves it until the transaction ends. */
export async function lockManaged(tx: Tx, organizationId: string, providerIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: organizationProviders.providerId })
    .from(organizationProviders)
    .where(
      and(
        eq(organizationProviders.organizationId, organizationId),
        inArray(organizationProviders.providerId, [...providerIds]),
      ),
    )
    .orderBy(organizationProviders.providerId)
    .for('share');
  return rows.map(({ id }) => id);
}

/** Removes a clinic from an organization, whose settings become its own; false when it was not in it. */
export async function deleteClinicOf(tx: Tx, organizationId: string, providerId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(organizationProviders)
    .where(
      and(eq(organizationProviders.organizationId, organizationId), eq(organizationProviders.providerId, providerId)),
    );
  if (!rowCount) return false;
  await tx
    .delete(clinicSettingOrigins)
    .where(and(eq(clinicSettingOrigins.providerId, providerId), eq(clinicSettingOrigins.setBy, 'organization')));
  return true;
}
