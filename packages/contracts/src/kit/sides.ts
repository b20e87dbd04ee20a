/**
 * Abilities a clinic call may require. access/abilities.ts decides who has which: staff by role, admins and
 * organizations while they act for the clinic.
 */
export type ProviderAbility =
  | 'clinic.read'
  | 'clinic.change'
  /** Working hours and calendars, which coordinators and clinicians keep too. */
  | 'availability.change'
  | 'team.read'
  | 'team.change'
  | 'activity.read'
  /** Consultation requests contain health information. */
  | 'requests.read'
  | 'requests.answer'
  /** Bookings say what somebody is treated for. */
  | 'bookings.read'
  | 'bookings.answer'
  /** Journeys contain what patients answer about their health. */
  | 'journeys.read'
  | 'journeys.change'
  /** Sign that a treatment suits a patient. */
  | 'journeys.sign'
  /** Conversations with patients, and about them. */
  | 'messages.read'
  | 'messages.write'
  /** Payments, payouts and statements. */
  | 'money.read'
  | 'money.request'
  /** Decide to which bank account money is paid out, and see its whole number. */
  | 'bank_account.change'
  /** Write drafts of packages. */
  | 'packages.edit'
  /** Publish packages and change their prices. */
  | 'packages.publish';

/** Abilities an organization call may require. */
export type OrganizationAbility =
  | 'network.read'
  | 'network.change'
  | 'members.read'
  | 'members.change'
  | 'clinics.enter'
  | 'clinics.manage'
  /** Consultation requests contain health information. */
  | 'requests.read'
  | 'requests.answer'
  | 'bookings.read'
  | 'bookings.answer'
  /** Stages of patients, without anything about their health. */
  | 'journeys.read'
  | 'journeys.change'
  /** The organization’s own conversations, with its clinics and inside its team; never those of clinics with patients. */
  | 'messages.read'
  | 'messages.write'
  /** Payments, payouts and statements of all its clinics. */
  | 'money.read';

/** A call made for a clinic: by its staff, or by an admin or an organization acting for it. */
export interface ProviderSide {
  side: 'provider';
  may: ProviderAbility;
}

/** A call made for the organization the user is a member of. */
export interface OrganizationSide {
  side: 'organization';
  may: OrganizationAbility;
}
