import { ORGANIZATION_ROLES, organizationAbilities, providerAbilities, StaffRole } from '@travesia/contracts/access';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { inBulk, inOrderOf } from '../../../platform/db/in-bulk.ts';
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

/** More are not told. */
const MOST = 200;
const person = {
  id: users.id,
  firstName: users.firstName,
  email: users.email,
  language: users.language,
  demo: users.demo,
};
const isActive = eq(users.status, 'active');

export const findActivePerson = inBulk(async (db, ids: readonly string[]) => {
  const rows = await db
    .select(person)
    .from(users)
    .where(and(inArray(users.id, [...ids]), isActive));
  return inOrderOf(ids, rows, ({ id }) => id);
});

/** Whose desk people are asked for: never the patient, who may work there. */
interface Asked {
  providerId: string;
  patientId: string;
}

const asked = (all: readonly Asked[]) => [...new Set(all.map(({ providerId }) => providerId))];

/** Those of each clinic that was asked for, without its patient. */
const except = <Row extends { providerId: string; id: string }>(all: readonly Asked[], rows: readonly Row[]) => {
  const by = Map.groupBy(rows, ({ providerId }) => providerId);
  return all.map(({ providerId, patientId }) =>
    (by.get(providerId) ?? []).filter(({ id }) => id !== patientId).slice(0, MOST),
  );
};

/** Staff of a clinic who may answer bookings. */
export const listAnsweringStaff = inBulk(async (db, all: readonly Asked[]) => {
  const rows = await db
    .select({ ...person, providerId: providerMembers.providerId })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(
      and(inArray(providerMembers.providerId, asked(all)), inArray(providerMembers.role, ANSWERING_STAFF), isActive),
    )
    .orderBy(asc(users.id));
  return except(all, rows);
});

/** Members of the organization that manages a clinic who may answer bookings. */
export const listAnsweringMembers = inBulk(async (db, all: readonly Asked[]) => {
  const rows = await db
    .select({ ...person, providerId: organizationProviders.providerId })
    .from(organizationProviders)
    .innerJoin(organizationMembers, eq(organizationMembers.organizationId, organizationProviders.organizationId))
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(
      and(
        inArray(organizationProviders.providerId, asked(all)),
        inArray(organizationMembers.role, ANSWERING_MEMBERS),
        isActive,
      ),
    )
    .orderBy(asc(users.id));
  return except(all, rows);
});
