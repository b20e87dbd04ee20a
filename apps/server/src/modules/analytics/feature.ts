import { defineFeature } from '../../platform/feature/feature.ts';
import { analyticsRoutes } from './analytics.routes.ts';

export const analyticsFeature = defineFeature({
  name: 'analytics',
  tags: { analytics: 'Counts over time for admins, clinics and organizations.' },
  routes: analyticsRoutes,
});
