import type { Database } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { deleteOldDemoMacros } from '../../macros/index.ts';
import { deleteOldTickets } from '../tickets.repo.ts';

/** Deletes long closed tickets with their files, and what visitors of the demo wrote before `demo`. */
export async function dropOldTickets(database: Database, ends: { closed: Date; demo: Date }, at: Date): Promise<void> {
  await unitOfWork(database, async (tx) => {
    await deleteOldTickets(tx, ends, at);
    await deleteOldDemoMacros(tx, ends.demo);
  });
}
