import { z } from 'zod';

export const OrganizationType = z
  .enum(['healthcare_system', 'hospital_group', 'clinic_network'])
  .meta({ description: 'What kind of organization it is.' });
export type OrganizationType = z.infer<typeof OrganizationType>;

/** What a member may do in an organization; see invitations/points.ts. */
export const OrganizationRole = z
  .enum(['owner', 'manager', 'analyst'])
  .meta({ description: 'What a member is in an organization.' });
export type OrganizationRole = z.infer<typeof OrganizationRole>;

/** What somebody may do at a clinic; see invitations/points.ts. */
export const StaffRole = z
  .enum(['owner', 'manager', 'coordinator', 'clinician', 'billing'])
  .meta({ description: 'What somebody is at a clinic.' });
export type StaffRole = z.infer<typeof StaffRole>;
