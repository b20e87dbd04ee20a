import { defineFeature } from '../../platform/feature/feature.ts';
import { importsPersonalData } from './imports-personal-data.ts';
import { enqueueRuns, workOnImports } from './imports.jobs.ts';
import { importsRoutes } from './imports.routes.ts';

export const importsFeature = defineFeature({
  name: 'imports',
  tags: { imports: 'Registers of health facilities on their way to directory listings.' },
  routes: (parts) => importsRoutes({ ...parts, enqueue: enqueueRuns(parts.jobs) }),
  background: (parts) => workOnImports(parts.jobs, parts),
  personalData: () => importsPersonalData,
});
