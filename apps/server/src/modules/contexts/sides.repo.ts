import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { organizationMembers, providerMembers } from '../organizations/organizations.tables.ts';
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
