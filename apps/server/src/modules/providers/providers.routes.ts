import {
  getClinician,
  getDirectoryMap,
  getProvider,
  listClinicianAddresses,
  listDirectoryCities,
  listProviderAddresses,
  listProviderClinicians,
  listProviders,
} from '@travesia/contracts/providers';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { getDirectoryMapQuery } from './directory/queries/get-directory-map.ts';
import { listDirectoryCitiesQuery } from './directory/queries/list-directory-cities.ts';
import type { ProviderReads } from './provider-reads.ts';
import { getClinicianQuery, getProviderQuery, listCliniciansQuery } from './queries/get-provider.ts';
import { listAddressesQuery, listClinicianAddressesQuery } from './queries/list-addresses.ts';
import { listProvidersQuery } from './queries/list-providers.ts';

/** Public endpoints for providers. */
export const providersRoutes = (reads: ProviderReads): Mounted[] => [
  mount(listProviders, ({ query }, { actor }) => listProvidersQuery(reads, query, actor)),
  mount(listProviderAddresses, ({ query }, { actor }) => listAddressesQuery(reads, query, actor)),
  mount(listDirectoryCities, ({ query }) => listDirectoryCitiesQuery(reads, query)),
  mount(getDirectoryMap, ({ query }, { actor }) => getDirectoryMapQuery(reads, query, actor)),
  mount(listClinicianAddresses, ({ query }, { actor }) => listClinicianAddressesQuery(reads, query, actor)),
  mount(getProvider, ({ params, query }, { actor }) => getProviderQuery(reads, params.id, query, actor)),
  mount(listProviderClinicians, ({ params, query }, { actor }) => listCliniciansQuery(reads, params.id, query, actor)),
  mount(getClinician, ({ params, query }, { actor }) => getClinicianQuery(reads, params, query, actor)),
];
