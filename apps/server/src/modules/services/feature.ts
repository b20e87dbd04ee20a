import { defineFeature } from '../../platform/feature/feature.ts';
import { providerReadsService } from '../providers/index.ts';
import { servicesRoutes } from './services.routes.ts';

export const servicesFeature = defineFeature({
  name: 'services',
  tags: { services: 'What can be done by video or in writing, and who offers it.' },
  routes: ({ get }) => servicesRoutes(get(providerReadsService)),
});
