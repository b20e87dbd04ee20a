import { ORGANIZATION_ROLES, organizationAbilities, providerAbilities, StaffRole } from '@travesia/contracts/access';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ofSameWorld } from '../../../platform/demo/demo-rows.repo.ts';
import type { Flagged } from '../../../platform/demo/sight.ts';
import { users } from '../../accounts/accounts.tables.ts';
import {
  organizationMembers,
  organizationProviders,
  providerMembers,
} from '../../organizations/organizations.tables.ts';
import { providers } from '../../providers/providers.tables.ts';
import type { DeskScope } from '../leads.policy.ts';

const READING_STAFF = StaffRole.options.filter((role) =>
  providerAbilities({ via: 'staff', role }).includes('requests.answer'),
);
const READING_MEMBERS = ORGANIZATION_ROLES.filter((role) => organizationAbilities(role).includes('requests.answer'));

const MOST = 200;
const person = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  language: users.language,
  demo: users.demo,
};
const byName = [asc(users.lastName), asc(users.firstName), asc(users.id)];
const isActive = eq(users.status, 'active');

/** Staff of a clinic who may answer its requests; only those of some roles, if given. */
export const listClinicReaders = (db: Db | Tx, providerId: string, roles: readonly StaffRole[] = READING_STAFF) =>
  db
    .select(person)
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(
      and(
        eq(providerMembers.providerId, providerId),
        inArray(
          providerMembers.role,
          READING_STAFF.filter((role) => roles.includes(role)),
        ),
        isActive,
      ),
    )
    .orderBy(...byName)
    .limit(MOST);

/** Members of the organization that manages a clinic who may answer its requests. */
export const listNetworkReaders = (db: Db | Tx, providerId: string) =>
  db
    .select(person)
    .from(organizationProviders)
    .innerJoin(organizationMembers, eq(organizationMembers.organizationId, organizationProviders.organizationId))
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(
      and(
        eq(organizationProviders.providerId, providerId),
        inArray(organizationMembers.role, READING_MEMBERS),
        isActive,
      ),
    )
    .orderBy(...byName)
    .limit(MOST);

/** Admins who see something, of the demo or real. */
export const listTeamReaders = (db: Db | Tx, thing: Flagged) =>
  db
    .select(person)
    .from(users)
    .where(and(eq(users.role, 'admin'), isActive, ofSameWorld(thing, users.demo)))
    .orderBy(...byName)
    .limit(MOST);

/** People a lead may be assigned to. */
export async function listDeskTeam(db: Db | Tx, scope: DeskScope) {
  if (scope.side === 'clinic') return listClinicReaders(db, scope.providerId);
  if (scope.side === 'organization')
    return db
      .select(person)
      .from(organizationMembers)
      .innerJoin(users, eq(users.id, organizationMembers.userId))
      .where(
        and(
          eq(organizationMembers.organizationId, scope.organizationId),
          inArray(organizationMembers.role, READING_MEMBERS),
          isActive,
        ),
      )
      .orderBy(...byName)
      .limit(MOST);
  return listTeamReaders(db, scope.member);
}

/** Clinics of the organization, by name, to filter by; none for a clinic or the team. */
export async function listDeskClinics(db: Db, scope: DeskScope): Promise<{ id: string; name: string }[]> {
  if (scope.side !== 'organization') return [];
  return db
    .select({ id: providers.id, name: providers.name })
    .from(organizationProviders)
    .innerJoin(providers, eq(providers.id, organizationProviders.providerId))
    .where(eq(organizationProviders.organizationId, scope.organizationId))
    .orderBy(asc(providers.name), asc(providers.id));
}

/** Names of users by id, for a history. */
export async function listNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}
