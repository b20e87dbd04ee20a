import { readEstimateData } from '../../../data/estimates/read-estimates.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { catalogService } from '../catalog/index.ts';
import { packageReadsService } from '../packages/index.ts';
import { estimatesRoutes } from './estimates.routes.ts';

export const estimatesFeature = defineFeature({
  name: 'estimates',
  tags: { estimates: 'What a whole trip costs, item by item, with what each figure rests on.' },
  routes: ({ get }) =>
    estimatesRoutes({ catalog: get(catalogService), packages: get(packageReadsService), data: readEstimateData() }),
});
