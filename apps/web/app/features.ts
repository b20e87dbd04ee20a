import { accountsFeature } from './features/accounts/feature.ts';
import { advertisingFeature } from './features/advertising/feature.ts';
import { aftercareFeature } from './features/aftercare/feature.ts';
import { applicationsFeature } from './features/applications/feature.ts';
import { auditFeature } from './features/audit/feature.ts';
import { availabilityFeature } from './features/availability/feature.ts';
import { bookingsFeature } from './features/bookings/feature.ts';
import { catalogFeature } from './features/catalog/feature.ts';
import { consultationsFeature } from './features/consultations/feature.ts';
import { credentialsFeature } from './features/credentials/feature.ts';
import { favoritesFeature } from './features/favorites/feature.ts';
import { financialsFeature } from './features/financials/feature.ts';
import { getStartedFeature } from './features/get-started/feature.ts';
import { guidesFeature } from './features/guides/feature.ts';
import { importsFeature } from './features/imports/feature.ts';
import { invitationsFeature } from './features/invitations/feature.ts';
import { journeysFeature } from './features/journeys/feature.ts';
import { leadsFeature } from './features/leads/feature.ts';
import { messagingFeature } from './features/messaging/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { organizationsFeature } from './features/organizations/feature.ts';
import { packagesFeature } from './features/packages/feature.ts';
import { patientFeature } from './features/patient/feature.ts';
import { platformAdminFeature } from './features/platform-admin/feature.ts';
import { portalFeature } from './features/portal/feature.ts';
import { privacyFeature } from './features/privacy/feature.ts';
import { profilesFeature } from './features/profiles/feature.ts';
import { providersFeature } from './features/providers/feature.ts';
import { recordsFeature } from './features/records/feature.ts';
import { searchFeature } from './features/search/feature.ts';
import { servicesFeature } from './features/services/feature.ts';
import { siteFeature } from './features/site/feature.ts';
import { supportFeature } from './features/support/feature.ts';
import { teamMessagesFeature } from './features/team-messages/feature.ts';
import { twoFactorFeature } from './features/two-factor/feature.ts';
import type { Feature } from './lib/feature/feature.ts';

/** Every feature with pages, in module order. A new feature adds its line here; a test compares the list with the folders. */
export const features: readonly Feature[] = [
  auditFeature,
  portalFeature,
  twoFactorFeature,
  accountsFeature,
  profilesFeature,
  privacyFeature,
  notificationsFeature,
  invitationsFeature,
  favoritesFeature,
  searchFeature,
  leadsFeature,
  catalogFeature,
  credentialsFeature,
  applicationsFeature,
  guidesFeature,
  providersFeature,
  organizationsFeature,
  advertisingFeature,
  availabilityFeature,
  packagesFeature,
  consultationsFeature,
  bookingsFeature,
  financialsFeature,
  supportFeature,
  aftercareFeature,
  recordsFeature,
  journeysFeature,
  messagingFeature,
  teamMessagesFeature,
  servicesFeature,
  importsFeature,
  patientFeature,
  getStartedFeature,
  siteFeature,
  platformAdminFeature,
];
