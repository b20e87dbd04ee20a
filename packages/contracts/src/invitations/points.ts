import { z } from 'zod';
import type { OrganizationRole, StaffRole } from '../access/roles.ts';

/** What members of an organization can do, by role. */
const ORGANIZATION_POINTS = {
  network_clinics: ['owner', 'manager', 'analyst'],
  network_enter: ['owner', 'manager'],
  network_invite: ['owner', 'manager'],
  network_owners: ['owner'],
} as const satisfies Record<string, readonly OrganizationRole[]>;

/** What team members of a clinic can do, by role. */
const STAFF_POINTS = {
  clinic_portal: ['owner', 'manager', 'coordinator', 'clinician', 'billing'],
  clinic_profile: ['owner', 'manager'],
  clinic_people: ['owner', 'manager'],
  clinic_owners: ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

const ADMIN_POINTS = ['admin_clinics', 'admin_accounts', 'admin_audited'] as const;
/** What a clinic that joins an organization keeps to itself. */
const KEPT_POINTS = ['keep_patients', 'keep_profile', 'keep_people'] as const;
/** What the organization sees and can do there. */
const SEEN_POINTS = ['seen_standing', 'seen_enter'] as const;

const keysOf = <K extends string>(points: Readonly<Record<K, unknown>>) => Object.keys(points) as K[];

export const InvitationPoint = z
  .enum([...keysOf(ORGANIZATION_POINTS), ...keysOf(STAFF_POINTS), ...ADMIN_POINTS, ...KEPT_POINTS, ...SEEN_POINTS])
  .meta({ description: 'Key of something an invitation grants or withholds.' });
export type InvitationPoint = z.infer<typeof InvitationPoint>;

/** What an invitation brings: what the invitee can and can't do, and what a joining clinic keeps and shows. */
export interface InvitationPoints {
  can: InvitationPoint[];
  cannot: InvitationPoint[];
  keeps: InvitationPoint[];
  seen: InvitationPoint[];
}

export type InvitationTo =
  | { kind: 'organization_member'; role: OrganizationRole }
  | { kind: 'provider_member'; role: StaffRole }
  | { kind: 'provider_joins_organization'; role: 'owner' }
  | { kind: 'admin'; role: 'admin' };

/** An accurate preview of an invitation: only what the role allows today. New portal features must be added here. */
export function invitationPoints(to: InvitationTo): InvitationPoints {
  const nothing = { cannot: [], keeps: [], seen: [] };
  if (to.kind === 'organization_member') return { ...nothing, ...split(ORGANIZATION_POINTS, to.role) };
  if (to.kind === 'provider_member') return { ...nothing, ...split(STAFF_POINTS, to.role) };
  if (to.kind === 'admin') return { ...nothing, can: [...ADMIN_POINTS] };
  return { can: [], cannot: [], keeps: [...KEPT_POINTS], seen: [...SEEN_POINTS] };
}

function split<K extends InvitationPoint>(points: Readonly<Record<K, readonly string[]>>, role: string) {
  const keys = keysOf(points);
  return {
    can: keys.filter((key) => points[key].includes(role)),
    cannot: keys.filter((key) => !points[key].includes(role)),
  };
}
