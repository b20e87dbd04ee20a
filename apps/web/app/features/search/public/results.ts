import type { listTreatments } from '@travesia/contracts/catalog';
import type { EndpointOutput } from '@travesia/contracts/kit';
import type { listPackages } from '@travesia/contracts/packages';
import type { listProviders } from '@travesia/contracts/providers';

export type PackagePage = EndpointOutput<typeof listPackages>;
export type ProviderPage = EndpointOutput<typeof listProviders>;
export type TreatmentPage = EndpointOutput<typeof listTreatments>;

/** The open tab and its page. */
export type Results =
  | { tab: 'packages'; page: PackagePage }
  | { tab: 'providers'; page: ProviderPage }
  | { tab: 'treatments'; page: TreatmentPage };
