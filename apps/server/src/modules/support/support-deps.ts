import { createSeal, type Seal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import type { Files } from '../../platform/storage/files.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { SupportContent } from '../../../data/support/read-support.ts';

/** Module dependencies. */
export interface SupportSetup extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  files: Files;
  accounts: AccountsDeps;
  /** Articles and emergency numbers. */
  content: SupportContent;
}

export interface SupportDeps extends Omit<SupportSetup, 'content' | 'secret'> {
  seals: TicketSeals;
}

/** Seals for ticket texts, each bound to its row. */
export interface TicketSeals {
  subject: Seal;
  message: Seal;
}

/** Creates an installation's seals from its secret. */
export const createTicketSeals = (secret: string): TicketSeals => ({
  subject: createSeal(deriveKey(secret, 'support subjects')),
  message: createSeal(deriveKey(secret, 'support messages')),
});
