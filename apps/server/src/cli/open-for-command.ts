import { parseConfig } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { parseCatalog } from '../../data/catalog/read-catalog.ts';
import { loadCatalog } from '../modules/catalog/index.ts';

/**
 * Opens the configured database for a command, migrated and with the catalogue. The embedded one can be open once:
 * while a server runs on it this throws DataDirInUse.
 */
export async function openForCommand(): Promise<{ database: Database; close: () => Promise<void> }> {
  const database = await openDatabase(parseConfig(process.env));
  try {
    await migrateDatabase(database);
    await loadCatalog(database, parseCatalog());
  } catch (error) {
    await database.close();
    throw error;
  }
  return { database, close: () => database.close() };
}
