import { accountsNotices } from './features/accounts/notices/notices.ts';
import { aftercareNotices } from './features/aftercare/notices/notices.ts';
import { applicationsNotices } from './features/applications/notices/notices.ts';
import { bookingsNotices } from './features/bookings/notices/notices.ts';
import { consultationsNotices } from './features/consultations/notices/notices.ts';
import { credentialsNotices } from './features/credentials/notices/notices.ts';
import { financialsNotices } from './features/financials/notices/notices.ts';
import { invitationsNotices } from './features/invitations/notices/notices.ts';
import { journeysNotices } from './features/journeys/notices/notices.ts';
import { leadsNotices } from './features/leads/notices/notices.ts';
import { messagingNotices } from './features/messaging/notices/notices.ts';
import { organizationsNotices } from './features/organizations/notices/notices.ts';
import { packagesNotices } from './features/packages/notices/notices.ts';
import { paymentsNotices } from './features/payments/notices/notices.ts';
import { privacyNotices } from './features/privacy/notices/notices.ts';
import { providersNotices } from './features/providers/notices/notices.ts';
import { recordsNotices } from './features/records/notices/notices.ts';
import { supportNotices } from './features/support/notices/notices.ts';
import { teamMessagesNotices } from './features/team-messages/notices/notices.ts';
import { twoFactorNotices } from './features/two-factor/notices/notices.ts';
import type { Notices } from './lib/feature/notices.ts';

/** The wording of every kind of notification, by the features they are about. A kind without one does not compile. */
export const notices: Notices = {
  ...twoFactorNotices,
  ...accountsNotices,
  ...privacyNotices,
  ...invitationsNotices,
  ...leadsNotices,
  ...credentialsNotices,
  ...providersNotices,
  ...organizationsNotices,
  ...applicationsNotices,
  ...packagesNotices,
  ...bookingsNotices,
  ...consultationsNotices,
  ...paymentsNotices,
  ...financialsNotices,
  ...journeysNotices,
  ...aftercareNotices,
  ...recordsNotices,
  ...messagingNotices,
  ...teamMessagesNotices,
  ...supportNotices,
};
