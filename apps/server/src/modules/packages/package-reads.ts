import type { ProviderReads } from '../providers/index.ts';

/** What the packages' queries read from. */
export type PackageReads = ProviderReads;
