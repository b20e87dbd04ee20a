import { accountLifecycle } from '../modules/accounts/index.ts';
import { applicationLifecycle } from '../modules/applications/index.ts';
import { treatmentLifecycle } from '../modules/catalog/index.ts';
import { importLifecycle } from '../modules/imports/index.ts';
import { invitationLifecycle } from '../modules/invitations/index.ts';
import { claimLifecycle, consultationLifecycle, contactLifecycle } from '../modules/leads/index.ts';
import { exportLifecycle } from '../modules/privacy/index.ts';
import { credentialLifecycle, operationLifecycle, verificationLifecycle } from '../modules/providers/index.ts';
import { ticketLifecycle } from '../modules/support/index.ts';

/** Everything that moves by a machine. Timers ask here, and the test that meets every move; a module with a machine adds its line. */
export const LIFECYCLES = [
  accountLifecycle,
  applicationLifecycle,
  claimLifecycle,
  consultationLifecycle,
  contactLifecycle,
  credentialLifecycle,
  exportLifecycle,
  importLifecycle,
  invitationLifecycle,
  operationLifecycle,
  ticketLifecycle,
  treatmentLifecycle,
  verificationLifecycle,
] as const;
