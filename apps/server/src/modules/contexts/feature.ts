import { defineFeature } from '../../platform/feature/feature.ts';
import { contextsPersonalData } from './contexts-personal-data.ts';
import { contextsRoutes } from './contexts.routes.ts';

export const contextsFeature = defineFeature({
  name: 'contexts',
  tags: { 'provider-contexts': 'Acting for a clinic, as an admin or as its organization.' },
  routes: contextsRoutes,
  personalData: () => contextsPersonalData,
});
