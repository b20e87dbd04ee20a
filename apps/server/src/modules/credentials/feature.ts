import { defineFeature } from '../../platform/feature/feature.ts';
import { providersAdminService } from '../providers/index.ts';
import { credentialsRoutes } from './admin/credentials.routes.ts';
import { watchOverCredentials } from './credentials.jobs.ts';

export const credentialsFeature = defineFeature({
  name: 'credentials',
  routes: ({ get }) => credentialsRoutes(get(providersAdminService)),
  background: ({ jobs, database, clock }) => watchOverCredentials(jobs, database, clock),
});
