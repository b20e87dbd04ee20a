import { defineService } from '../../platform/feature/service.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';
import type { ListedCities } from './directory/directory-cities.repo.ts';
import type { ListedClinician } from './find-clinicians/listed-clinicians.repo.ts';
import type { ProviderIndex } from './provider-index.ts';
import type { Search } from '../search/index.ts';

/** Dependencies of the provider and package queries. */
export interface ProviderReads extends ModuleDeps {
  reference: () => Promise<Reference>;
  search: Search;
  /** The list index at the current catalog revision. */
  providers: () => Promise<ProviderIndex>;
  /** Every city with listings. */
  cities: () => Promise<ListedCities>;
  /** Day of the last change of a listing, by city. */
  cityChanges: () => Promise<ReadonlyMap<string, string>>;
  /** Every clinician of a listed provider. */
  clinicians: () => Promise<ListedClinician[]>;
}

/** Shared dependencies of provider queries, created once. */
export const providerReadsService = defineService<ProviderReads>('provider reads');
