import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { AnswerCache } from '../platform/http/answer-cache.ts';
import { createRegistry } from '../platform/http/api-registry.ts';
import { followCatalogRevision } from '../platform/http/catalog-revision.ts';
import { createHttp } from '../platform/http/create-http.ts';
import { registerApi } from '../platform/http/register-api.ts';
import { createModules } from './modules.ts';
import { prepareData } from './prepare-data.ts';
import { serveWeb } from './serve-web.ts';

export interface RunningServer {
  app: FastifyInstance;
  database: Database;
  /** Where it listens, such as http://127.0.0.1:3000. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Opens the database, migrates, prepares data and listens. `say` tells a person what is being done.
 * Throws when anything of it fails; what was opened until then is closed again.
 */
export async function startServer(config: Config, logger: Logger, say: (step: string) => void): Promise<RunningServer> {
  say(config.databaseUrl ? 'Connecting to PostgreSQL' : `Opening the embedded database in ${config.dataDir}`);
  const database = await openDatabase(config);
  try {
    say('Bringing the database to the newest version');
    await migrateDatabase(database);
    await prepareData(database, config, systemClock, say);
    const revision = await followCatalogRevision(database);
    const app = await createHttp(config, logger);
    const modules = createModules({ database, clock: systemClock, revision: revision.current });
    const registry = createRegistry(modules.mounted, revision.current);
    await app.register(async (scope) => registerApi(scope, registry, new AnswerCache(revision.current)), { prefix: '/api/v1' });
    if (config.web !== 'off') {
      const currencies = async () => new Set((await modules.catalog.reference()).rates.keys());
      await serveWeb(app, { config, registry, revision: revision.current, currencies });
    }
    const address = await app.listen({ host: config.host, port: config.port });
    return {
      app,
      database,
      address,
      stop: async () => {
        revision.stop();
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
