import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { clinicHolders, clinicianHolders, providerReadsService } from '../providers/index.ts';
import { offersNaming } from './offers-naming.repo.ts';
import { servicesRoutes } from './services.routes.ts';
import { serviceRows } from './clinic-rows.ts';

export const servicesFeature = defineFeature({
  name: 'services',
  tags: { services: 'What can be done by video or in writing, and who offers it.' },
  offers: [contribute(clinicHolders, () => serviceRows), contribute(clinicianHolders, () => offersNaming)],
  routes: ({ get }) => servicesRoutes(get(providerReadsService)),
});
