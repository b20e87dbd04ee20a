import { keptApplicationsService } from '../modules/applications/index.ts';
import { defineFeature, offer } from '../platform/feature/feature.ts';
import { demoApplicationIds } from './people/demo-applications.ts';

export const demoFeature = defineFeature({
  name: 'demo',
  offers: [offer(keptApplicationsService, ({ demo, clock }) => (demo ? demoApplicationIds(clock.now()) : []))],
});
