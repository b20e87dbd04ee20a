import { contribute, defineFeature } from '../../platform/feature/feature.ts';
import { availabilityRoutes } from './availability.routes.ts';
import { availabilityDeps } from './availability-services.ts';
import { keepReadingFeeds } from './feeds/feeds.jobs.ts';
import { keepNextFree } from './next-free/next-free.jobs.ts';
import { clinicHolders } from '../providers/index.ts';
import { availabilityRows } from './clinic-rows.ts';

export const availabilityFeature = defineFeature({
  name: 'availability',
  tags: { availability: 'Working hours of clinicians and rooms, outside calendars, and the free times patients see.' },
  offers: [contribute(clinicHolders, (parts) => availabilityRows(availabilityDeps(parts)))],
  routes: (parts) => availabilityRoutes(availabilityDeps(parts)),
  background: (parts) => {
    const deps = availabilityDeps(parts);
    keepReadingFeeds(parts.jobs, deps);
    keepNextFree(parts.jobs, deps);
  },
});
