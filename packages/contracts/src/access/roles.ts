import { z } from 'zod';

export const ORGANIZATION_ROLES = ['owner', 'manager', 'analyst'] as const;
/** What a member may do in an organization; see invitations/points.ts. */
export const OrganizationRole = z
  .enum(ORGANIZATION_ROLES)
  .meta({ description: 'What a member is in an organization.' });
export type OrganizationRole = z.infer<typeof OrganizationRole>;

/** What somebody may do at a clinic; see invitations/points.ts. */
export const StaffRole = z
  .enum(['owner', 'manager', 'coordinator', 'clinician', 'billing'])
  .meta({ description: 'What somebody is at a clinic.' });
export type StaffRole = z.infer<typeof StaffRole>;

export const USER_ROLES = ['patient', 'provider', 'organization', 'admin'] as const;
export const UserRole = z.enum(USER_ROLES).meta({ description: 'What the person is on the platform.' });
export type UserRole = z.infer<typeof UserRole>;
