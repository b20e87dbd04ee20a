import { z } from 'zod';
import { defineFeature, defineNotification, PublicName } from '../kit/index.ts';
import { organizationsProblems } from './organizations.problems.ts';

export const organizationsFeature = defineFeature({
  problems: organizationsProblems,
  audit: {
    'organization.profile_changed': 'clinics',
    'organization.clinic_removed': 'clinics',
    'organization.created': 'clinics',
    'organization.edited': 'clinics',
    'organization.member_removed': 'clinics',
    'organization.clinic_released': 'clinics',
    'organization.policies_changed': 'clinics',
    'organization.settings_applied': 'clinics',
    'organization.showcase_changed': 'clinics',
    'organization.treatments_added': 'clinics',
  },
  notifications: {
    clinic_settings_applied: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({ clinic: PublicName, organization: PublicName }),
      path: () => '/provider/settings#bookings',
    }),
  },
});
