import { z } from 'zod';

export const OrganizationType = z
  .enum(['healthcare_system', 'hospital_group', 'clinic_network'])
  .meta({ description: 'What kind of organization it is.' });
export type OrganizationType = z.infer<typeof OrganizationType>;
