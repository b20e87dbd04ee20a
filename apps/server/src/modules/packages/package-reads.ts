import { defineService } from '../../platform/feature/service.ts';
import type { ProviderReads } from '../providers/index.ts';
import type { PackageIndex } from './package-index.ts';

/** What the packages' queries read from. */
export interface PackageReads extends ProviderReads {
  /** What lists filter and count by, as of the catalogue's present revision. */
  packages: () => Promise<PackageIndex>;
}

/** What queries of packages read from, made once. */
export const packageReadsService = defineService<PackageReads>('package reads');
