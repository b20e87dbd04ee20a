import type { Logger } from 'pino';
import { signAuditEntries } from '../audit/entry-signer.ts';
import type { Config } from '../config/config.ts';
import { loadSecret } from '../secrets/secret.ts';
import { connectEmbedded, connectPostgres, type Database } from './database.ts';
import { startEmbedded } from './embedded/start-embedded.ts';
import { STRICT } from './limits.ts';

/** Opens the configured database: a PostgreSQL server at DATABASE_URL, otherwise the embedded engine in DATA_DIR. */
export async function openDatabase(config: Config, logger?: Logger): Promise<Database> {
  const database = await connect(config, logger);
  signAuditEntries(database, loadSecret(config));
  return database;
}

async function connect(config: Config, logger?: Logger): Promise<Database> {
  if (config.databaseUrl) {
    return connectPostgres(config.databaseUrl, config.databasePool, STRICT, (reachable, reason) => {
      if (reachable) logger?.info('the database answers again');
      else logger?.error({ err: reason }, 'the database does not answer: calls are refused until it does');
    });
  }
  const embedded = await startEmbedded(config.dataDir, (code) =>
    logger?.error({ code }, 'the embedded database ended by itself: it is started again'),
  );
  return connectEmbedded(embedded.socketDir, embedded.close, embedded.runs);
}
