import { parseCatalog } from '../../data/catalog/read-catalog.ts';
import { parseServices } from '../../data/services/read-services.ts';
import { loadDemo } from '../demo/commands/load-demo.ts';
import { loadCatalog } from '../modules/catalog/index.ts';
import { alignTimeZones } from '../modules/providers/index.ts';
import { loadServices } from '../modules/services/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';

/** Loads the catalog's reference data and, in demo mode, the demo data; each only if changed since the last load. */
export async function prepareData(
  database: Database,
  config: Config,
  clock: Clock,
  say: (step: string) => void,
): Promise<void> {
  const catalog = parseCatalog();
  const loaded = await loadCatalog(database, catalog);
  if (loaded) say('Loaded the catalogue of treatments');
  if (loaded?.kept.length) say(`Left what admins changed as it is: ${loaded.kept.join(', ')}`);
  await alignTimeZones(database);
  if (await loadServices(database, parseServices())) say('Loaded the online services');
  // The demonstration has one day for all its clinics: that of UTC.
  if (config.demo && (await loadDemo(database, catalog, clock.today())))
    say('Loaded the demo clinics, people, packages and reviews');
}
