import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { organizationMembers, organizationProviders, organizations } from '../organizations.tables.ts';
import type { NetworkScope } from './network.policy.ts';

/** The request's organization with its number of clinics and members, and the person's role in it. */
export async function findNetwork(db: Db | Tx, { organizationId, person }: NetworkScope) {
  const [row] = await db
    .select({
      organization: organizations,
      clinics: sql<number>`(select count(*)::int from ${organizationProviders} p where p.organization_id = ${organizations.id})`,
      members: sql<number>`(select count(*)::int from ${organizationMembers} n where n.organization_id = ${organizations.id})`,
      role: organizationMembers.role,
    })
    .from(organizations)
    .innerJoin(
      organizationMembers,
      sql`${organizationMembers.organizationId} = ${organizations.id} and ${organizationMembers.userId} = ${person.userId}::uuid`,
    )
    .where(eq(organizations.id, organizationId));
  return row;
}
