import { defineService } from '../../platform/feature/service.ts';
import type { ProviderReads } from '../providers/index.ts';
import type { PackageIndex } from './package-index.ts';

/** Dependencies of the package queries. */
export interface PackageReads extends ProviderReads {
  /** The list index at the current catalog revision. */
  packages: () => Promise<PackageIndex>;
}

/** Shared dependencies of package queries, created once. */
export const packageReadsService = defineService<PackageReads>('package reads');
