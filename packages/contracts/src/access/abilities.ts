import type { OrganizationAbility, ProviderAbility } from '../kit/index.ts';
import type { OrganizationRole, StaffRole } from './roles.ts';

/** The role in which a user acts for a clinic. */
export type ProviderActor =
  | { via: 'staff'; role: StaffRole }
  | { via: 'organization'; role: OrganizationRole }
  | { via: 'admin' };

const EVERYTHING: readonly ProviderAbility[] = [
  'clinic.read',
  'clinic.change',
  'availability.change',
  'team.read',
  'team.change',
  'activity.read',
  'requests.read',
  'requests.answer',
  'bookings.read',
  'bookings.answer',
  'journeys.read',
  'journeys.change',
  'journeys.sign',
  'messages.read',
  'messages.write',
  'money.read',
  'money.request',
  'packages.edit',
  'packages.publish',
];
const LOOK_AROUND: readonly ProviderAbility[] = ['clinic.read', 'team.read'];
/** Staff who care for patients, and so may read what they write about their health. Billing may not. */
const CARE: readonly ProviderAbility[] = [
  ...LOOK_AROUND,
  'availability.change',
  'requests.read',
  'requests.answer',
  'bookings.read',
  'bookings.answer',
  'journeys.read',
  'journeys.change',
  'messages.read',
  'messages.write',
];

const STAFF: Readonly<Record<StaffRole, readonly ProviderAbility[]>> = {
  /** Where money goes is for owners alone: neither organizations nor admins change it for them. */
  owner: [...EVERYTHING, 'bank_account.change'],
  manager: EVERYTHING,
  coordinator: [...CARE, 'packages.edit'],
  clinician: [...CARE, 'journeys.sign'],
  billing: [...LOOK_AROUND, 'money.read', 'money.request'],
};

/** A clinic manages its own team, signs for its patients and writes to them itself: nobody else writes in its name. */
const OWN: readonly ProviderAbility[] = ['team.change', 'journeys.sign', 'messages.write'];
/** What an admin who acts for a clinic never does for it. */
const FOR_STAFF: readonly ProviderAbility[] = ['journeys.sign', 'messages.write'];
const RUNS_CLINIC: readonly ProviderAbility[] = EVERYTHING.filter((ability) => !OWN.includes(ability));

/** An organization can view a clinic's team but not change it. */
const OF_ORGANIZATION: Readonly<Record<OrganizationRole, readonly ProviderAbility[]>> = {
  owner: RUNS_CLINIC,
  manager: RUNS_CLINIC,
  analyst: ['clinic.read'],
};

const RUNS_NETWORK: readonly OrganizationAbility[] = [
  'network.read',
  'network.change',
  'members.read',
  'members.change',
  'clinics.enter',
  'clinics.manage',
  'requests.read',
  'requests.answer',
  'bookings.read',
  'bookings.answer',
  'journeys.read',
  'journeys.change',
  'messages.read',
  'messages.write',
  'money.read',
];
const MEMBERS: Readonly<Record<OrganizationRole, readonly OrganizationAbility[]>> = {
  owner: RUNS_NETWORK,
  manager: RUNS_NETWORK,
  analyst: ['network.read', 'members.read', 'clinics.enter'],
};

/** What a user may do for the clinic they act for. */
export function providerAbilities(actor: ProviderActor): readonly ProviderAbility[] {
  if (actor.via === 'admin') return EVERYTHING.filter((ability) => !FOR_STAFF.includes(ability));
  return actor.via === 'staff' ? STAFF[actor.role] : OF_ORGANIZATION[actor.role];
}

/** What a member may do for their organization. Only owners may add or remove owners; see the policies. */
export const organizationAbilities = (role: OrganizationRole): readonly OrganizationAbility[] => MEMBERS[role];
