import { createSeal, type Seal } from '../../platform/secrets/seal.ts';
import { deriveKey } from '../../platform/secrets/secret.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { SupportContent } from '../../../data/support/read-support.ts';

/** What the module is made with. */
export interface SupportSetup extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  /** Articles and emergency numbers. */
  content: SupportContent;
}

export interface SupportDeps extends Omit<SupportSetup, 'content' | 'secret'> {
  seals: TicketSeals;
}

/** What texts of tickets are sealed with, each bound to its row. */
export interface TicketSeals {
  subject: Seal;
  message: Seal;
}

/** The seals of an installation, from its secret. */
export const createTicketSeals = (secret: string): TicketSeals => ({
  subject: createSeal(deriveKey(secret, 'support subjects')),
  message: createSeal(deriveKey(secret, 'support messages')),
});
