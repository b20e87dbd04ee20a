import { ORGANIZATION_ROLES, organizationAbilities, providerAbilities, StaffRole } from '@travesia/contracts/access';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { users } from '../../accounts/accounts.tables.ts';
import {
  organizationMembers,
  organizationProviders,
  providerMembers,
} from '../../organizations/organizations.tables.ts';

const ANSWERING_STAFF = StaffRole.options.filter((role) =>
  providerAbilities({ via: 'staff', role }).includes('bookings.answer'),
);
const ANSWERING_MEMBERS = ORGANIZATION_ROLES.filter((role) => organizationAbilities(role).includes('bookings.answer'));

const MOST = 200;
const person = {
  id: users.id,
  firstName: users.firstName,
  email: users.email,
  language: users.language,
  demo: users.demo,
};
const isActive = eq(users.status, 'active');

export async function findActivePerson(tx: Tx, id: string) {
  const [row] = await tx
    .select(person)
    .from(users)
    .where(and(eq(users.id, id), isActive));
  return row;
}

/** Staff of a clinic who may answer bookings; never the patient, who may work there. */
export const listAnsweringStaff = (tx: Tx, providerId: string, patientId: string) =>
  tx
    .select(person)
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(
      and(
        eq(providerMembers.providerId, providerId),
        inArray(providerMembers.role, ANSWERING_STAFF),
        isActive,
        ne(users.id, patientId),
      ),
    )
    .orderBy(asc(users.id))
    .limit(MOST);

/** Members of the organization that manages a clinic who may answer bookings; never the patient. */
export const listAnsweringMembers = (tx: Tx, providerId: string, patientId: string) =>
  tx
    .select(person)
    .from(organizationProviders)
    .innerJoin(organizationMembers, eq(organizationMembers.organizationId, organizationProviders.organizationId))
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(
      and(
        eq(organizationProviders.providerId, providerId),
        inArray(organizationMembers.role, ANSWERING_MEMBERS),
        isActive,
        ne(users.id, patientId),
      ),
    )
    .orderBy(asc(users.id))
    .limit(MOST);
