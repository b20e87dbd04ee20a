import { systemClock } from '../platform/clock.ts';
import { connectPostgres } from '../platform/db/database.ts';
import type { Mounted } from '../platform/http/module.ts';
import { createFiles } from '../platform/storage/files.ts';
import { createLocalStorage } from '../platform/storage/local-storage.ts';
import { idleParts } from './idle-parts.ts';
import { createModules } from './modules.ts';

/** Everything that the modules mount, without a database behind it: to be read, not called. */
export async function mountedEndpoints(): Promise<Mounted[]> {
  // Making the modules asks nothing of the database, and a pool connects when it is first asked.
  const database = connectPostgres('postgres://nowhere.invalid/none', 2);
  const storage = createLocalStorage('nowhere', '');
  const { mounted } = createModules({
    ...idleParts(database),
    database,
    clock: systemClock,
    revision: () => 0,
    secret: '',
    demo: true,
    origin: 'http://localhost',
    storage,
    files: createFiles(database, storage, systemClock),
  });
  await database.close();
  return mounted;
}
