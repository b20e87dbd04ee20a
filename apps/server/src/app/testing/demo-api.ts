import { parseCatalog } from '../../../data/catalog/read-catalog.ts';
import { parseServices } from '../../../data/services/read-services.ts';
import { loadDemo } from '../../demo/commands/load-demo.ts';
import { loadCatalog } from '../../modules/catalog/index.ts';
import { loadServices } from '../../modules/services/index.ts';
import { fixedClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createProduct } from '../../platform/feature/create-product.ts';
import type { Revision } from '../../platform/db/revision/reads.ts';
import { type ApiRegistry, createRegistry, type InProcessCall } from '../../platform/http/api-registry.ts';
import { openPreparedDatabase } from '../../platform/testing/test-database.ts';
import { features } from '../features.ts';
import { idleParts } from '../process-parts.ts';

export interface DemoApi {
  call: InProcessCall;
  database: Database;
  close(): Promise<void>;
}

/** Every endpoint with its own database containing the demo market as of `today` (YYYY-MM-DD). */
export async function openDemoApi(today: string): Promise<DemoApi> {
  const database = await openDemoDatabase(today);
  const { call } = mountEverything(database, today, () => 1);
  return { call, database, close: () => database.close() };
}

/** The demo market as of a day, in a database of the test file's own. */
export function openDemoDatabase(today: string): Promise<Database> {
  return openPreparedDatabase(`demo_${today.replaceAll('-', '_')}`, async (database) => {
    const catalog = parseCatalog();
    await loadCatalog(database, catalog);
    await loadServices(database, parseServices());
    await loadDemo(database, catalog, today);
  });
}

/** Every endpoint over a database, with the responses of a process that follows `revision`. */
export function mountEverything(database: Database, today: string, revision: Revision): ApiRegistry {
  const parts = { ...idleParts(database, fixedClock(`${today}T12:00:00Z`)), revision };
  return createRegistry(createProduct(features, parts).mounted, revision);
}
