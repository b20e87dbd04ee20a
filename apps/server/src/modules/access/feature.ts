import { defineFeature } from '../../platform/feature/feature.ts';
import { accessPersonalData } from './access-personal-data.ts';
import { accessRoutes } from './access.routes.ts';

export const accessFeature = defineFeature({
  name: 'access',
  tags: { 'feature-flags': 'Features that can be switched: who has which, and how that is changed.' },
  routes: accessRoutes,
  personalData: () => accessPersonalData,
});
