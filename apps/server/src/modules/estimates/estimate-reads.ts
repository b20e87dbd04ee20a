import type { createCostEstimate } from '@travesia/contracts/estimates';
import type { EndpointArgs } from '@travesia/contracts/kit';
import type { EstimateData } from '../../../data/estimates/read-estimates.ts';
import type { CatalogReads } from '../catalog/index.ts';
import type { PackageReads } from '../packages/index.ts';

/** Data sources for estimates. */
export interface EstimateReads {
  catalog: CatalogReads;
  packages: PackageReads;
  data: EstimateData;
}

export type EstimateBody = EndpointArgs<typeof createCostEstimate>['body'];
