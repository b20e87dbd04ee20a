import { defineFeature } from '../../platform/feature/feature.ts';
import { importFinder } from './import-finder.ts';
import { importsPersonalData } from './imports-personal-data.ts';
import { enqueueRuns, workOnImports } from './imports.jobs.ts';
import { importsRoutes } from './imports.routes.ts';
import { importLifecycle } from './import.lifecycle.ts';
import { facilityPairLifecycle } from './pairs/facility-pair.lifecycle.ts';
import { importRunLifecycle } from './reverting/import-run.lifecycle.ts';

export const importsFeature = defineFeature({
  name: 'imports',
  lifecycles: [importLifecycle, importRunLifecycle, facilityPairLifecycle],
  tags: { imports: 'Registers of health facilities on their way to directory listings.' },
  offers: [importFinder],
  routes: (parts) => importsRoutes({ ...parts, enqueue: enqueueRuns(parts.jobs) }),
  background: (parts) => workOnImports(parts.jobs, parts),
  personalData: () => importsPersonalData,
});
