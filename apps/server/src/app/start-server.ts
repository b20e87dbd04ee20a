import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { resetDemoPeople } from '../demo/commands/reset-demo-people.ts';
import { authenticateSessions, forgetOldProofs, writeToAccounts } from '../modules/accounts/index.ts';
import { confirmLeads, forgetOldLeads } from '../modules/leads/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { createPlatform, type Platform } from '../platform/create-platform.ts';
import type { Database } from '../platform/db/database.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { AnswerCache } from '../platform/http/answer-cache.ts';
import { createRegistry } from '../platform/http/api-registry.ts';
import { foldOldRevisions } from '../platform/http/catalog-revision.jobs.ts';
import { followCatalogRevision } from '../platform/http/catalog-revision.ts';
import { createHttp } from '../platform/http/create-http.ts';
import { registerHealth } from '../platform/http/health/register-health.ts';
import { readVersion } from '../platform/http/health/version.ts';
import { registerDocs } from '../platform/http/openapi/register-docs.ts';
import { registerApi } from '../platform/http/register-api.ts';
import { createApiDocument } from './api-document.ts';
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
  let platform: Platform | undefined;
  try {
    say('Bringing the database to the newest version');
    await migrateDatabase(database);
    await prepareData(database, config, systemClock, say);
    const made = createPlatform(config, logger, database);
    platform = made;
    const revision = await followCatalogRevision(database);
    const app = await createHttp(config, logger);
    const deps = { database, clock: systemClock, revision: revision.current };
    if (config.demo) await resetDemoPeople(database, systemClock, made.secret);
    const setup = { ...deps, secret: made.secret, demo: config.demo };
    const origin = ownAddress(config);
    const modules = createModules(setup);
    writeToAccounts(made.outbox, { ...setup, mail: made.mail, origin });
    forgetOldProofs(made.jobs, database, systemClock);
    confirmLeads(made.outbox, made.mail, { origin, demo: config.demo });
    forgetOldLeads(made.jobs, database, systemClock);
    foldOldRevisions(made.jobs, database);
    const registry = createRegistry(modules.mounted, revision.current);
    registerHealth(app, made.checks, readVersion(database.engine, config.commit));
    registerDocs(app, createApiDocument(modules.mounted.map(({ endpoint }) => endpoint)));
    await app.register(
      async (scope) =>
        registerApi(scope, registry, new AnswerCache(revision.current), {
          idempotency: made.idempotency,
          authenticate: authenticateSessions(setup),
        }),
      { prefix: '/api/v1' },
    );
    if (config.web !== 'off') {
      const currencies = async () => (await modules.catalog.reference()).rates;
      const { hashAddress } = made.idempotency;
      await serveWeb(app, { config, registry, revision: revision.current, currencies, hashAddress });
    }
    await made.start();
    const address = await app.listen({ host: config.host, port: config.port });
    // What fails here is read again by the next who asks.
    modules.warm().catch((error: unknown) => logger.warn({ err: error }, 'what lists need could not be read ahead'));
    return {
      app,
      database,
      address,
      stop: async () => {
        revision.stop();
        await app.close();
        await made.stop();
        await database.close();
      },
    };
  } catch (error) {
    await platform?.stop();
    await database.close();
    throw error;
  }
}

/** Where links in mails lead: the public address, or while there is none the one it listens on. */
const ownAddress = ({ publicUrl, host, port }: Config): string => publicUrl ?? `http://${host}:${port}`;
