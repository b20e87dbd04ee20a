import {
  organizationAbilities,
  type OrganizationRole,
  providerAbilities,
  type StaffRole,
} from '@travesia/contracts/access';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { inBulk, inOrderOf } from '../../../platform/db/in-bulk.ts';
import { users } from '../../accounts/accounts.tables.ts';
import {
  organizationMembers,
  organizationProviders,
  providerMembers,
} from '../../organizations/organizations.tables.ts';

/** What someone must be able to do to be told. */
export type DeskAbility = 'bookings.answer' | 'journeys.change';

const mayAtClinic = (role: StaffRole, may: DeskAbility): boolean =>
  providerAbilities({ via: 'staff', role }).includes(may);
const mayInNetwork = (role: OrganizationRole, may: DeskAbility): boolean => organizationAbilities(role).includes(may);

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
export interface Asked {
  providerId: string;
  patientId: string;
  may: DeskAbility;
}

const asked = (all: readonly Asked[]) => [...new Set(all.map(({ providerId }) => providerId))];

/** Those of each clinic that was asked for who may do what they are told for, without its patient. */
const allowed = <R, Row extends { providerId: string; id: string; role: R }>(
  all: readonly Asked[],
  rows: readonly Row[],
  isAllowed: (role: R, may: DeskAbility) => boolean,
) => {
  const by = Map.groupBy(rows, ({ providerId }) => providerId);
  return all.map(({ providerId, patientId, may }) =>
    (by.get(providerId) ?? []).filter(({ id, role }) => id !== patientId && isAllowed(role, may)).slice(0, MOST),
  );
};

/** Staff of a clinic who may do something there. */
export const listDeskStaff = inBulk(async (db, all: readonly Asked[]) => {
  const rows = await db
    .select({ ...person, providerId: providerMembers.providerId, role: providerMembers.role })
    .from(providerMembers)
    .innerJoin(users, eq(users.id, providerMembers.userId))
    .where(and(inArray(providerMembers.providerId, asked(all)), isActive))
    .orderBy(asc(users.id));
  return allowed(all, rows, mayAtClinic);
});

/** Members of the organization that manages a clinic who may do something for it. */
export const listDeskMembers = inBulk(async (db, all: readonly Asked[]) => {
  const rows = await db
    .select({ ...person, providerId: organizationProviders.providerId, role: organizationMembers.role })
    .from(organizationProviders)
    .innerJoin(organizationMembers, eq(organizationMembers.organizationId, organizationProviders.organizationId))
    .innerJoin(users, eq(users.id, organizationMembers.userId))
    .where(and(inArray(organizationProviders.providerId, asked(all)), isActive))
    .orderBy(asc(users.id));
  return allowed(all, rows, mayInNetwork);
});
