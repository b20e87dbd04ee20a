import type { Config } from '../config/config.ts';
import { connectEmbedded, connectPostgres, type Database } from './database.ts';
import { startEmbedded } from './embedded/start-embedded.ts';

/** Opens the configured database: a PostgreSQL server by DATABASE_URL, otherwise the embedded engine in DATA_DIR. */
export async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl) return connectPostgres(config.databaseUrl, config.databasePool);
  const embedded = await startEmbedded(config.dataDir);
  return connectEmbedded(embedded.socketDir, embedded.close);
}
