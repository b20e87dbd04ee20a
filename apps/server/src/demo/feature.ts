import { keptApplicationsService } from '../modules/applications/index.ts';
import { defineFeature, offer } from '../platform/feature/feature.ts';
import { DEMO_APPLICATION_IDS } from './people/demo-applications.ts';

export const demoFeature = defineFeature({
  name: 'demo',
  offers: [offer(keptApplicationsService, ({ demo }) => (demo ? DEMO_APPLICATION_IDS : []))],
});
