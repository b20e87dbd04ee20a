import type { ServiceTypeContent } from '../../../../data/services/read-services.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isLoadDue, rememberLoad } from '../../../platform/db/loaded-data.repo.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { upsertServiceTypes } from '../services-write.repo.ts';

/**
 * Syncs the service types with their files; a type referenced by offers is never removed. Returns whether anything had to be
 * loaded.
 */
export async function loadServices(database: Database, types: readonly ServiceTypeContent[]): Promise<boolean> {
  const content = JSON.stringify(types);
  if (!(await isLoadDue(database.db, 'services', content))) return false;
  await unitOfWork(database, async (tx) => {
    await upsertServiceTypes(
      tx,
      types.map(({ slug, mode, minutes, name, summary, ...rest }, index) => ({
        slug,
        position: index + 1,
        mode,
        minutes,
        name,
        summary,
        content: rest,
      })),
    );
    await rememberLoad(tx, 'services', content);
  });
  return true;
}
