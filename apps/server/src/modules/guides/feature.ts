import { readGuideData } from '../../../data/guides/read-guides.ts';
import { defineFeature } from '../../platform/feature/feature.ts';
import { catalogService } from '../catalog/index.ts';
import { guidesRoutes } from './guides.routes.ts';

export const guidesFeature = defineFeature({
  name: 'guides',
  tags: { guides: 'What a traveler to a destination city should know, with sources.' },
  routes: ({ get }) => guidesRoutes({ catalog: get(catalogService), data: readGuideData() }),
});
