import { signAuditEntries } from '../platform/audit/entry-signer.ts';
import { assertOwnSecret } from '../platform/audit/own-secret.ts';
import { type Config, parseConfig } from '../platform/config/config.ts';
import { connectEmbedded, type Database } from '../platform/db/database.ts';
import { findRunningEngine } from '../platform/db/embedded/running-engine.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { isMigrated } from '../platform/db/migration-state.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { loadSecret } from '../platform/secrets/secret.ts';
import { parseCatalog } from '../../data/catalog/read-catalog.ts';
import { loadCatalog } from '../modules/catalog/index.ts';

/**
 * Opens the configured database exclusively for a command, migrated and with the catalog. The embedded database can only
 * be opened once: while a server runs on it, this throws DataDirInUse.
 */
export async function openForCommand(
  config: Config = parseConfig(process.env),
): Promise<{ database: Database; close: () => Promise<void> }> {
  const database = await openDatabase(config);
  try {
    await migrateDatabase(database);
    await assertOwnSecret(database, loadSecret(config));
    await loadCatalog(database, parseCatalog());
  } catch (error) {
    await database.close();
    throw error;
  }
  return { database, close: () => database.close() };
}

/**
 * Runs a short task on the configured database, even while a server is running: PostgreSQL accepts both, and the embedded
 * engine of a running server is reached through that server's socket. Without a server, opens the database itself.
 */
export async function withDatabase(work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  const config = parseConfig(process.env);
  const { database, close } = (await openBeside(config)) ?? (await openForCommand(config));
  try {
    await work(database, config);
  } finally {
    await close();
  }
}

async function openBeside(config: Config) {
  const { databaseUrl, dataDir } = config;
  const socketDir = databaseUrl ? null : await findRunningEngine(dataDir);
  if (socketDir === null) return null;
  const database = connectEmbedded(socketDir, async () => {});
  signAuditEntries(database, loadSecret(config));
  try {
    if (!(await isMigrated(database)))
      throw new Error('The server that runs on this folder is older than this command: restart it first.');
    await assertOwnSecret(database, loadSecret(config));
    return { database, close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
