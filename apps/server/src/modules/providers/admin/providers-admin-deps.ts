import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { AccountsDeps } from '../../accounts/index.ts';
import type { Reference } from '../../catalog/index.ts';
import { createInvitations, type InvitationsDeps } from '../../invitations/index.ts';
import type { Search } from '../../search/index.ts';
import { noWorkYet, type ProviderWork } from './provider-work.ts';

/** What the module is made with; `work` and the counts come from the modules that keep them. */
interface PlatformAdminSetup extends ModuleDeps {
  accounts: AccountsDeps;
  reference: () => Promise<Reference>;
  search: Pick<Search, 'matchDocuments'>;
  work?: ProviderWork;
  /** Open tickets of the support; absent while there is none. */
  openTickets?: (demoOnly: boolean) => Promise<number>;
  /** Uploaded registers that somebody is to go on with. */
  openImports?: (actor: Actor) => Promise<number>;
  /** Jobs and mails that failed for good. */
  failures?: (actor: Actor) => Promise<number>;
}

export interface PlatformAdminDeps extends Omit<PlatformAdminSetup, 'work'> {
  invitations: InvitationsDeps;
  work: ProviderWork;
}

/** Makes what the calls of admins need. */
export const createPlatformAdmin = (setup: PlatformAdminSetup): PlatformAdminDeps => ({
  ...setup,
  invitations: createInvitations(setup.accounts),
  work: setup.work ?? noWorkYet,
});
