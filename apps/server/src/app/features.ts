import { demoFeature } from '../demo/feature.ts';
import { accessFeature } from '../modules/access/index.ts';
import { accountsFeature } from '../modules/accounts/index.ts';
import { aftercareFeature } from '../modules/aftercare/index.ts';
import { advertisingFeature } from '../modules/advertising/index.ts';
import { applicationsFeature } from '../modules/applications/index.ts';
import { auditFeature } from '../modules/audit/index.ts';
import { analyticsFeature } from '../modules/analytics/index.ts';
import { availabilityFeature } from '../modules/availability/index.ts';
import { badgesFeature } from '../modules/badges/index.ts';
import { bookingsFeature } from '../modules/bookings/index.ts';
import { catalogFeature } from '../modules/catalog/index.ts';
import { consultationsFeature } from '../modules/consultations/index.ts';
import { contextsFeature } from '../modules/contexts/index.ts';
import { credentialsFeature } from '../modules/credentials/index.ts';
import { estimatesFeature } from '../modules/estimates/index.ts';
import { favoritesFeature } from '../modules/favorites/index.ts';
import { financialsFeature } from '../modules/financials/index.ts';
import { finderFeature } from '../modules/finder/index.ts';
import { guidesFeature } from '../modules/guides/index.ts';
import { importsFeature } from '../modules/imports/index.ts';
import { invitationsFeature } from '../modules/invitations/index.ts';
import { journeysFeature } from '../modules/journeys/index.ts';
import { leadsFeature } from '../modules/leads/index.ts';
import { messagingFeature } from '../modules/messaging/index.ts';
import { notesFeature } from '../modules/notes/index.ts';
import { notificationsFeature } from '../modules/notifications/index.ts';
import { organizationsFeature } from '../modules/organizations/index.ts';
import { packagesFeature } from '../modules/packages/index.ts';
import { paymentsFeature } from '../modules/payments/index.ts';
import { photosFeature } from '../modules/photos/index.ts';
import { platformAdminFeature } from '../modules/platform-admin/index.ts';
import { privacyFeature } from '../modules/privacy/index.ts';
import { profilesFeature } from '../modules/profiles/index.ts';
import { providersFeature } from '../modules/providers/index.ts';
import { recordsFeature } from '../modules/records/index.ts';
import { reviewsFeature } from '../modules/reviews/index.ts';
import { searchFeature } from '../modules/search/index.ts';
import { servicesFeature } from '../modules/services/index.ts';
import { supportFeature } from '../modules/support/index.ts';
import { teamsFeature } from '../modules/teams/index.ts';
import { teamMessagesFeature } from '../modules/team-messages/index.ts';
import { twoFactorFeature } from '../modules/two-factor/index.ts';
import type { Feature } from '../platform/feature/feature.ts';

/** Every feature of the server, in dependency order: each uses those above it. A new feature adds its line here. */
export const features: readonly Feature[] = [
  accountsFeature,
  profilesFeature,
  twoFactorFeature,
  accessFeature,
  searchFeature,
  catalogFeature,
  providersFeature,
  credentialsFeature,
  organizationsFeature,
  applicationsFeature,
  contextsFeature,
  invitationsFeature,
  teamsFeature,
  notesFeature,
  photosFeature,
  advertisingFeature,
  availabilityFeature,
  packagesFeature,
  servicesFeature,
  bookingsFeature,
  consultationsFeature,
  paymentsFeature,
  financialsFeature,
  journeysFeature,
  aftercareFeature,
  recordsFeature,
  messagingFeature,
  teamMessagesFeature,
  reviewsFeature,
  importsFeature,
  estimatesFeature,
  guidesFeature,
  leadsFeature,
  favoritesFeature,
  supportFeature,
  badgesFeature,
  platformAdminFeature,
  analyticsFeature,
  notificationsFeature,
  auditFeature,
  finderFeature,
  privacyFeature,
  demoFeature,
];
