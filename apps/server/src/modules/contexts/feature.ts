import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { contextsPersonalData } from './contexts-personal-data.ts';
import { contextsRoutes } from './contexts.routes.ts';
import { clinicHolders } from '../providers/index.ts';
import { contextRows } from './clinic-rows.ts';

export const contextsFeature = defineFeature({
  name: 'contexts',
  tags: { 'provider-contexts': 'Acting for a clinic, as an admin or as its organization.' },
  offers: [contribute(clinicHolders, () => contextRows)],
  routes: contextsRoutes,
  personalData: () => contextsPersonalData,
});
