import { eq } from 'drizzle-orm';
import { isAmong } from '../../platform/db/conditions.ts';
import type { Db } from '../../platform/db/database.ts';
import { organizationMembers, organizationProviders, providerMembers } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';

/** The clinic a user works for, with their role and whether it is suspended. */
export async function findOwnClinic(db: Db, userId: string) {
  const [row] = await db
    .select({ id: providers.id, status: providers.operationalStatus, role: providerMembers.role })
    .from(providerMembers)
    .innerJoin(providers, eq(providers.id, providerMembers.providerId))
    .where(eq(providerMembers.userId, userId));
  return row;
}

/** The organization a user belongs to, with their role. */
export async function findOwnOrganization(db: Db, userId: string) {
  const [row] = await db
    .select({ id: organizationMembers.organizationId, role: organizationMembers.role })
    .from(organizationMembers)
    .where(eq(organizationMembers.userId, userId));
  return row;
}

/** The clinics that users work for, with their roles. */
export const listOwnClinics = (db: Db, userIds: readonly string[]) =>
  db
    .select({ userId: providerMembers.userId, providerId: providerMembers.providerId, role: providerMembers.role })
    .from(providerMembers)
    .where(isAmong(providerMembers.userId, userIds));

/** The organizations that users belong to, with their roles, and a row for each clinic that one manages. */
export const listOwnNetworks = (db: Db, userIds: readonly string[]) =>
  db
    .select({
      userId: organizationMembers.userId,
      organizationId: organizationMembers.organizationId,
      role: organizationMembers.role,
      providerId: organizationProviders.providerId,
    })
    .from(organizationMembers)
    .leftJoin(organizationProviders, eq(organizationProviders.organizationId, organizationMembers.organizationId))
    .where(isAmong(organizationMembers.userId, userIds));
