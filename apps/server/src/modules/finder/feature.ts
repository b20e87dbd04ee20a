import { defineFeature } from '../../platform/feature/feature.ts';
import { staffFinders } from '../../platform/finding/staff-finder.ts';
import { finderRoutes } from './finder.routes.ts';

export const finderFeature = defineFeature({
  name: 'finder',
  tags: { finder: 'Search for staff: one phrase to find records of the platform, a clinic or an organization.' },
  routes: (parts) => finderRoutes({ finders: parts.all(staffFinders), logger: parts.logger }),
});
