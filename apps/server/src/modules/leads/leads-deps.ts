import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { AccountsDeps } from '../accounts/index.ts';
import type { Reference } from '../catalog/index.ts';
import type { Invite } from '../providers/index.ts';
import type { LeadKeys } from './lead-keys.ts';

/** Module dependencies, in addition to those of every module. */
export interface LeadsSetup extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  /** In a demo no answer is promised, and receipts and emails say so. */
  demo: boolean;
  reference: () => Promise<Reference>;
}

export interface LeadsDeps extends LeadsSetup {
  keys: LeadKeys;
}

/** What those who answer need. */
export interface DeskSetup extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  accounts: AccountsDeps;
  /** Invites the owner of a listing whose claim was approved. */
  invite: Invite;
}

export interface DeskDeps extends DeskSetup {
  keys: LeadKeys;
}
