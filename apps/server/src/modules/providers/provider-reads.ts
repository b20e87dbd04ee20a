import { defineService } from '../../platform/feature/service.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import type { Reference } from '../catalog/index.ts';
import type { ProviderIndex } from './provider-index.ts';
import type { Search } from '../search/index.ts';

/** What the queries of providers and packages read from. */
export interface ProviderReads extends ModuleDeps {
  reference: () => Promise<Reference>;
  search: Search;
  /** What lists filter and count by, as of the catalogue's present revision. */
  providers: () => Promise<ProviderIndex>;
}

/** What queries of providers read from, made once. */
export const providerReadsService = defineService<ProviderReads>('provider reads');
