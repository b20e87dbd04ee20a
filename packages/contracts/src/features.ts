import { collect, requestProblems, resumableProblems, uploadProblems } from './kit/index.ts';
import { accessFeature } from './access/feature.ts';
import { accountsFeature } from './accounts/feature.ts';
import { twoFactorFeature } from './two-factor/feature.ts';
import { auditFeature } from './audit/feature.ts';
import { profilesFeature } from './profiles/feature.ts';
import { catalogFeature } from './catalog/feature.ts';
import { credentialsFeature } from './credentials/feature.ts';
import { photosFeature } from './photos/feature.ts';
import { providersFeature } from './providers/feature.ts';
import { applicationsFeature } from './applications/feature.ts';
import { teamsFeature } from './teams/feature.ts';
import { organizationsFeature } from './organizations/feature.ts';
import { invitationsFeature } from './invitations/feature.ts';
import { notesFeature } from './notes/feature.ts';
import { macrosFeature } from './macros/feature.ts';
import { contextsFeature } from './contexts/feature.ts';
import { availabilityFeature } from './availability/feature.ts';
import { advertisingFeature } from './advertising/feature.ts';
import { packagesFeature } from './packages/feature.ts';
import { servicesFeature } from './services/feature.ts';
import { bookingsFeature } from './bookings/feature.ts';
import { paymentsFeature } from './payments/feature.ts';
import { financialsFeature } from './financials/feature.ts';
import { journeysFeature } from './journeys/feature.ts';
import { aftercareFeature } from './aftercare/feature.ts';
import { recordsFeature } from './records/feature.ts';
import { consultationsFeature } from './consultations/feature.ts';
import { guidesFeature } from './guides/feature.ts';
import { favoritesFeature } from './favorites/feature.ts';
import { leadsFeature } from './leads/feature.ts';
import { messagingFeature } from './messaging/feature.ts';
import { teamMessagesFeature } from './team-messages/feature.ts';
import { notificationsFeature } from './notifications/feature.ts';
import { importsFeature } from './imports/feature.ts';
import { supportFeature } from './support/feature.ts';
import { privacyFeature } from './privacy/feature.ts';
import { platformAdminFeature } from './platform-admin/feature.ts';

/**
 * What each feature adds to the contract's lists: problem codes, audit actions, notifications. A new feature adds one
 * line.
 */
export const features = [
  accessFeature,
  accountsFeature,
  twoFactorFeature,
  auditFeature,
  profilesFeature,
  catalogFeature,
  credentialsFeature,
  photosFeature,
  providersFeature,
  applicationsFeature,
  teamsFeature,
  organizationsFeature,
  invitationsFeature,
  notesFeature,
  macrosFeature,
  contextsFeature,
  advertisingFeature,
  availabilityFeature,
  packagesFeature,
  servicesFeature,
  bookingsFeature,
  paymentsFeature,
  financialsFeature,
  journeysFeature,
  aftercareFeature,
  recordsFeature,
  consultationsFeature,
  guidesFeature,
  favoritesFeature,
  leadsFeature,
  messagingFeature,
  teamMessagesFeature,
  notificationsFeature,
  importsFeature,
  supportFeature,
  privacyFeature,
  platformAdminFeature,
] as const;

/** All problem codes of the product, each declared once in its feature. */
export const problems = {
  ...requestProblems,
  ...uploadProblems,
  ...resumableProblems,
  ...collect(features, 'problems'),
};

export type ProblemCode = keyof typeof problems;

/** Whether a text is one of our codes. */
export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);
