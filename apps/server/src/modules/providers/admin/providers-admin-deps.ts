import { defineService } from '../../../platform/feature/service.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Reference } from '../../catalog/index.ts';
import type { Search } from '../../search/index.ts';
import type { ClinicHolder } from './merging/clinic-holders.ts';
import type { Invite } from '../invite.ts';
import type { ProviderWork } from './provider-work.ts';

/** Dependencies of the admin endpoints for clinics. */
export interface ProvidersAdminDeps extends ModuleDeps {
  reference: () => Promise<Reference>;
  search: Pick<Search, 'matchDocuments'>;
  invite: Invite;
  /** What every feature keeps about clinics. */
  holders: readonly ClinicHolder[];
  /** Activity of a clinic, from the modules that store it. */
  work: ProviderWork;
}

/** Returns the current admin record of a clinic; every endpoint that changes part of it responds with this. */
export const providersAdminService = defineService<ProvidersAdminDeps>('clinics for admins');
