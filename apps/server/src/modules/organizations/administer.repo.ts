import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inSight } from '../../platform/demo/demo-rows.repo.ts';
import { users } from '../accounts/accounts.tables.ts';
import type { AdministeredScope } from './organizations.policy.ts';
import type { OrganizationRow } from './organizations.repo.ts';
import { organizationMembers, organizations, providerMembers } from './organizations.tables.ts';

/** An organization in scope, locked until the transaction ends. */
export async function lockOrganization(
  tx: Tx,
  { sight }: AdministeredScope,
  id: string,
): Promise<OrganizationRow | undefined> {
  const [row] = await tx
    .select()
    .from(organizations)
    .where(and(eq(organizations.id, id), inSight(sight, organizations.demo)))
    .for('update');
  return row;
}

export async function insertOrganization(tx: Tx, row: typeof organizations.$inferInsert): Promise<void> {
  await tx.insert(organizations).values(row);
}

/** Number of owners of an organization; under the organization's lock, so concurrent removals see each other. */
export async function countOwners(tx: Tx, organizationId: string): Promise<number> {
  const [row] = await tx
    .select({ owners: count() })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.role, 'owner')));
  return row?.owners ?? 0;
}

/** Removes a member from an organization. */
export async function deleteOrganizationMember(tx: Tx, organizationId: string, userId: string): Promise<void> {
  await tx
    .delete(organizationMembers)
    .where(and(eq(organizationMembers.organizationId, organizationId), eq(organizationMembers.userId, userId)));
}

/** Email of a clinic's longest-standing owner. */
export async function findOwnerAddress(db: Db | Tx, providerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ email: users.email })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(and(eq(providerMembers.providerId, providerId), eq(providerMembers.role, 'owner')))
    .orderBy(providerMembers.since)
    .limit(1);
  return row?.email;
}

/** Team members of a clinic in some roles. */
export async function listStaffIds(db: Db | Tx, providerId: string, roles: readonly StaffRole[]): Promise<string[]> {
  const rows = await db
    .select({ id: providerMembers.userId })
    .from(providerMembers)
    .where(and(eq(providerMembers.providerId, providerId), inArray(providerMembers.role, [...roles])));
  return rows.map(({ id }) => id);
}

/** Members of an organization in some roles. */
export async function listMemberIds(
  db: Db | Tx,
  organizationId: string,
  roles: readonly OrganizationRole[],
): Promise<string[]> {
  const rows = await db
    .select({ id: organizationMembers.userId })
    .from(organizationMembers)
    .where(and(eq(organizationMembers.organizationId, organizationId), inArray(organizationMembers.role, [...roles])));
  return rows.map(({ id }) => id);
}

/** Team members of a clinic in some roles to notify, excluding closed accounts. */
export async function listPeopleToTell(db: Db | Tx, providerId: string, roles: readonly StaffRole[]) {
  return db
    .select({ email: users.email, demo: users.demo, firstName: users.firstName, language: users.language })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(
      and(
        eq(providerMembers.providerId, providerId),
        eq(users.status, 'active'),
        inArray(providerMembers.role, [...roles]),
      ),
    );
}

/** Owners of an organization to notify, excluding closed accounts. */
export async function listOwnersToTell(db: Db | Tx, organizationId: string) {
  return db
    .select({ email: users.email, demo: users.demo, firstName: users.firstName, language: users.language })
    .from(organizationMembers)
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(
      and(
        eq(organizationMembers.organizationId, organizationId),
        eq(organizationMembers.role, 'owner'),
        eq(users.status, 'active'),
      ),
    );
}
