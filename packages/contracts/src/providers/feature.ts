import { z } from 'zod';
import { defineFeature, defineNotification, Id, PublicName } from '../kit/index.ts';
import { providersProblems } from './providers.problems.ts';
import { peopleProblems } from './own/people/people.problems.ts';
import { platformAdminProblems } from './admin/providers.problems.ts';

export const providersFeature = defineFeature({
  problems: { ...providersProblems, ...platformAdminProblems, ...peopleProblems },
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
    'clinic.clinician_added': 'clinics',
    'clinic.clinician_changed': 'clinics',
    'clinic.clinician_archived': 'clinics',
    'clinic.clinician_restored': 'clinics',
    'clinic.clinicians_ordered': 'clinics',
    'clinic.license_entered': 'clinics',
    'clinic.room_added': 'clinics',
    'clinic.room_changed': 'clinics',
    'clinic.room_archived': 'clinics',
    'clinic.room_restored': 'clinics',
    'clinic.rooms_ordered': 'clinics',
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
    /** For admins. */
    clinic_verification_ended: defineNotification({
      topic: 'always',
      area: 'clinics',
      params: z.object({ provider_id: Id, clinic: PublicName }),
      path: ({ provider_id: id }) => `/admin/providers/${id}?tab=documents`,
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
