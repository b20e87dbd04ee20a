import { z } from 'zod';
import { defineFeature, defineNotification, PublicName } from '../kit/index.ts';
import { providersProblems } from './providers.problems.ts';
import { platformAdminProblems } from './admin/providers.problems.ts';

export const providersFeature = defineFeature({
  problems: { ...providersProblems, ...platformAdminProblems },
  audit: {
    'clinic.profile_changed': 'clinics',
    'clinic.change_requested': 'clinics',
    'clinic.change_withdrawn': 'clinics',
    'provider.change_approved': 'clinics',
    'provider.change_declined': 'clinics',
    'clinic.logo_changed': 'clinics',
    'clinic.logo_removed': 'clinics',
    'clinic.settings_changed': 'clinics',
    'clinic.booking_rules_changed': 'clinics',
    'clinic.notices_changed': 'clinics',
    'clinic.inbox_confirmed': 'clinics',
    'clinic.treatments_changed': 'clinics',
    'provider.created': 'clinics',
    'provider.listing_claimed': 'clinics',
    'provider.edited': 'clinics',
    'provider.suspended': 'clinics',
    'provider.activated': 'clinics',
    'provider.submitted': 'clinics',
    'provider.verified': 'clinics',
    'provider.rejected': 'clinics',
    'provider.lapsed': 'clinics',
    'provider.verification_undone': 'clinics',
    'provider.suspension_undone': 'clinics',
    'provider.activation_undone': 'clinics',
    'provider.subscription_extended': 'clinics',
  },
  notifications: {
    verification_ended: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({ clinic: PublicName }),
      path: () => '/provider/dashboard',
    }),
    clinic_change_approved: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({ clinic: PublicName }),
      path: () => '/provider/settings',
    }),
    clinic_change_declined: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({ clinic: PublicName }),
      path: () => '/provider/settings',
    }),
  },
});
