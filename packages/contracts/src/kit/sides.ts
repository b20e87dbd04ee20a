/**
 * What a call on the side of a clinic may need. Who has which is decided in access/abilities.ts: staff by their role, admins and
 * organizations while they act for the clinic.
 */
export type ProviderAbility = 'clinic.read' | 'clinic.change' | 'team.read' | 'team.change' | 'activity.read';

/** The same on the side of an organization. */
export type OrganizationAbility =
  | 'network.read'
  | 'network.change'
  | 'members.read'
  | 'members.change'
  | 'clinics.enter'
  | 'clinics.manage';

/** A call made for a clinic: by its staff, or by an admin or an organization in a context for it. */
export interface ProviderSide {
  side: 'provider';
  may: ProviderAbility;
}

/** A call made for the organization that the person is a member of. */
export interface OrganizationSide {
  side: 'organization';
  may: OrganizationAbility;
}
