import { z } from 'zod';
import type { Role } from '../kit/index.ts';

const EVERYBODY: readonly Role[] = ['patient', 'provider', 'organization', 'admin'];
const ADMIN: readonly Role[] = ['admin'];
const ORGANIZATION: readonly Role[] = ['organization'];
/** Admins and organizations see a clinic's screens while they act for it. */
const CLINIC: readonly Role[] = ['provider', 'organization', 'admin'];

/** Every feature that can be switched on or off, with the roles that have it by default. One per navigation entry. */
export const FEATURES = {
  patient_nav_dashboard: ['patient'],
  patient_nav_journeys: EVERYBODY,
  patient_nav_bookings: EVERYBODY,
  patient_nav_requests: EVERYBODY,
  patient_nav_favorites: EVERYBODY,
  patient_nav_browse: EVERYBODY,
  patient_nav_profile: EVERYBODY,
  patient_nav_activity: EVERYBODY,
  patient_nav_help: EVERYBODY,
  provider_nav_dashboard: CLINIC,
  provider_nav_requests: CLINIC,
  provider_nav_bookings: CLINIC,
  provider_nav_journeys: CLINIC,
  provider_nav_patients: CLINIC,
  provider_nav_financials: CLINIC,
  provider_nav_payments: CLINIC,
  provider_nav_onboarding: CLINIC,
  provider_nav_availability: CLINIC,
  provider_nav_treatments: CLINIC,
  provider_nav_packages: CLINIC,
  provider_nav_package_inbox: CLINIC,
  provider_nav_credentials: CLINIC,
  provider_nav_activity: CLINIC,
  provider_nav_configuration: CLINIC,
  provider_nav_settings: CLINIC,
  organization_dashboard: ORGANIZATION,
  organization_requests: ORGANIZATION,
  organization_bookings: ORGANIZATION,
  organization_journeys: ORGANIZATION,
  organization_financials: ORGANIZATION,
  organization_providers: ORGANIZATION,
  organization_compliance: ORGANIZATION,
  organization_packages: ORGANIZATION,
  organization_package_overview: ORGANIZATION,
  organization_package_outbox: ORGANIZATION,
  organization_treatments: ORGANIZATION,
  organization_provider_settings: ORGANIZATION,
  organization_profile: ORGANIZATION,
  organization_settings: ORGANIZATION,
  organization_support: ORGANIZATION,
  admin_dashboard: ADMIN,
  admin_live: ADMIN,
  admin_applications: ADMIN,
  admin_requests: ADMIN,
  admin_bookings: ADMIN,
  admin_payments: ADMIN,
  admin_organizations: ADMIN,
  admin_providers: ADMIN,
  admin_subscriptions: ADMIN,
  admin_users: ADMIN,
  admin_patients: ADMIN,
  admin_treatment_listings: ADMIN,
  admin_treatment_approvals: ADMIN,
  admin_imports: ADMIN,
  admin_support: ADMIN,
  admin_activity: ADMIN,
  admin_reports: ADMIN,
  admin_configuration: ADMIN,
  admin_debug: ADMIN,
} as const satisfies Record<string, readonly Role[]>;

export type FeatureKey = keyof typeof FEATURES;

/** Keys of all features, in navigation order. */
export const FEATURE_KEYS = Object.keys(FEATURES) as [FeatureKey, ...FeatureKey[]];

/** An existing feature. */
export const FeatureKey = z.enum(FEATURE_KEYS).meta({ description: 'Feature key.' });

/** Any key a client may check; an unknown feature is off for everyone. */
export const AskedFeatureKey = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,79}$/)
  .meta({ description: 'Feature key, whether or not it exists.', example: 'patient_nav_favorites' });
