import { z } from 'zod';

export const ORGANIZATION_ROLES = ['owner', 'manager', 'analyst'] as const;
/** What a member may do in an organization; see invitations/points.ts. */
export const OrganizationRole = z
  .enum(ORGANIZATION_ROLES)
  .meta({ description: 'The member’s role in the organization.' });
export type OrganizationRole = z.infer<typeof OrganizationRole>;

/** What a user may do at a clinic; see invitations/points.ts. */
export const StaffRole = z
  .enum(['owner', 'manager', 'coordinator', 'clinician', 'billing'])
  .meta({ description: 'The user’s role at the clinic.' });
export type StaffRole = z.infer<typeof StaffRole>;

export const USER_ROLES = ['patient', 'provider', 'organization', 'admin'] as const;
export const UserRole = z.enum(USER_ROLES).meta({ description: 'The user’s role on the platform.' });
export type UserRole = z.infer<typeof UserRole>;
