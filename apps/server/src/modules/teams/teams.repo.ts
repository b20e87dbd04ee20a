import type { OrganizationRole, StaffRole } from '@travesia/contracts/access';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { users } from '../accounts/accounts.tables.ts';
import { organizationMembers, organizations, providerMembers } from '../organizations/organizations.tables.ts';
import { providers } from '../providers/providers.tables.ts';
import type { TeamScope } from './teams.policy.ts';

export interface TeamRow {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  demo: boolean;
  role: StaffRole | OrganizationRole;
  since: Date;
  version: number;
}

const ofUser = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  demo: users.demo,
};

/** All members of a team, owners first, then by name. */
export function listTeam(db: Db | Tx, { of, id }: TeamScope): Promise<TeamRow[]> {
  const table = of === 'clinic' ? providerMembers : organizationMembers;
  const place = of === 'clinic' ? providerMembers.providerId : organizationMembers.organizationId;
  return db
    .select({ ...ofUser, role: table.role, since: table.since, version: table.version })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(eq(place, id))
    .orderBy(sql`${table.role} <> 'owner'`, asc(users.firstName), asc(users.lastName), asc(users.id)) as Promise<
    TeamRow[]
  >;
}

/** The team's clinic or organization, with the fields the demo guard needs. */
export async function findPlace(db: Db | Tx, { of, id }: TeamScope): Promise<{ demo: boolean } | undefined> {
  const table = of === 'clinic' ? providers : organizations;
  const [row] = await db.select({ demo: table.demo }).from(table).where(eq(table.id, id));
  return row;
}
