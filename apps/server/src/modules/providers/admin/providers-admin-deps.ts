import { defineService } from '../../../platform/feature/service.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Reference } from '../../catalog/index.ts';
import type { Search } from '../../search/index.ts';
import type { Invite } from '../invite.ts';
import type { ProviderWork } from './provider-work.ts';

/** What admins' calls for clinics are made with. */
export interface ProvidersAdminDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  search: Pick<Search, 'matchDocuments'>;
  invite: Invite;
  /** What happens at a clinic, from the modules that keep it. */
  work: ProviderWork;
}

/** What shows admins a clinic as it is now; whatever changes a part of it answers with that. */
export const providersAdminService = defineService<ProvidersAdminDeps>('clinics for admins');
