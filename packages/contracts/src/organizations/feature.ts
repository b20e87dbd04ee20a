import { defineFeature } from '../kit/index.ts';

export const organizationsFeature = defineFeature({
  audit: {
    'organization.profile_changed': 'clinics',
    'organization.clinic_removed': 'clinics',
    'organization.created': 'clinics',
    'organization.edited': 'clinics',
    'organization.member_removed': 'clinics',
    'organization.clinic_released': 'clinics',
  },
});
