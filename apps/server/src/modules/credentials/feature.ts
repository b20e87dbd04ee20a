import { defineFeature } from '../../platform/feature/feature.ts';
import { providersAdminService } from '../providers/index.ts';
import { papersRoutes } from './admin/papers.routes.ts';
import { watchOverPapers } from './papers.jobs.ts';

export const credentialsFeature = defineFeature({
  name: 'credentials',
  routes: ({ get }) => papersRoutes(get(providersAdminService)),
  background: ({ jobs, database, clock }) => watchOverPapers(jobs, database, clock),
});
