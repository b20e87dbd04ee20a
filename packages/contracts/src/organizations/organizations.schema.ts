import { z } from 'zod';

export const ORGANIZATION_TYPES = ['healthcare_system', 'hospital_group', 'clinic_network'] as const;
export const OrganizationType = z.enum(ORGANIZATION_TYPES).meta({ description: 'Type of organization.' });
export type OrganizationType = z.infer<typeof OrganizationType>;
