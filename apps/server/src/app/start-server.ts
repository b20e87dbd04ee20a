import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { resetDemoJob } from '../demo/commands/reset-demo-job.ts';
import { resetDemoPeople } from '../demo/commands/reset-demo-people.ts';
import { announcePrivileged, authenticateSessions } from '../modules/accounts/index.ts';
import { catalogService } from '../modules/catalog/index.ts';
import { liveRightsOf, takeSideOf } from '../modules/contexts/index.ts';
import { createRefusalNotes } from '../platform/audit/note-refusals.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { ownAddress } from '../platform/config/own-address.ts';
import { createPlatform, type Platform } from '../platform/create-platform.ts';
import type { Database } from '../platform/db/database.ts';
import { guardProduction } from '../platform/db/guard-production.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createProduct } from '../platform/feature/create-product.ts';
import { AnswerCache } from '../platform/http/revision/answer-cache.ts';
import { createRegistry } from '../platform/http/api-registry.ts';
import { followCatalogRevision } from '../platform/http/revision/catalog-revision.ts';
import { createHttp } from '../platform/http/create-http.ts';
import { registerSandboxPages } from '../platform/http/sandbox-pages.ts';
import { registerHealth } from '../platform/http/health/register-health.ts';
import { readVersion } from '../platform/http/health/version.ts';
import type { Measured } from '../platform/http/metrics/metrics.ts';
import { registerDocs } from '../platform/http/openapi/register-docs.ts';
import { registerApi } from '../platform/http/register-api.ts';
import { createApiDocument } from './api-document.ts';
import { features } from './features.ts';
import { prepareData } from './prepare-data.ts';
import { processParts } from './process-parts.ts';
import { serveWeb } from './serve-web.ts';

/** The embedded engine serves one process, which counts in memory. */
const sharedLimitsOf = (database: Database, hash: (network: string) => string) =>
  database.engine === 'postgres' ? { database, hash } : undefined;

/** Loaded on demand. */
async function openMetrics(app: FastifyInstance, token: string, measured: Measured) {
  const { createMetrics } = await import('../platform/http/metrics/metrics.ts');
  const { registerMetrics } = await import('../platform/http/metrics/register-metrics.ts');
  registerMetrics(app, createMetrics(measured), token);
}

export interface RunningServer {
  app: FastifyInstance;
  database: Database;
  /** URL it listens on, such as http://127.0.0.1:3000. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Opens the database, migrates, prepares data and listens. `say` reports progress to the user. Throws if any step
 * fails, after closing what was opened.
 */
export async function startServer(config: Config, logger: Logger, say: (step: string) => void): Promise<RunningServer> {
  say(config.databaseUrl ? 'Connecting to PostgreSQL' : `Opening the embedded database in ${config.dataDir}`);
  const database = await openDatabase(config, logger);
  let platform: Platform | undefined;
  try {
    say('Bringing the database to the newest version');
    await migrateDatabase(database);
    await guardProduction(database, config);
    await prepareData(database, config, systemClock, say);
    // Reading the reference and demo data leaves about 60 MB that an idle server would keep.
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    await announcePrivileged(database.db, config.privilegedEmail, logger);
    const made = createPlatform(config, logger, database);
    platform = made;
    const revision = await followCatalogRevision(database);
    const app = await createHttp(config, logger, sharedLimitsOf(database, made.idempotency.hashAddress));
    if (config.metricsToken) await openMetrics(app, config.metricsToken, { database, ...made });
    const answers = new AnswerCache(revision.current);
    const parts = processParts({
      config,
      logger,
      platform: made,
      database,
      clock: systemClock,
      revision: revision.current,
      answers,
    });
    if (config.demo) await resetDemoPeople(parts);
    const product = createProduct(features, parts);
    product.registerBackground();
    const registry = createRegistry(product.mounted, revision.current);
    registerHealth(app, made.checks, readVersion(database.engine, config.commit), made.remarks);
    registerDocs(app, () => createApiDocument(product.mounted.map(({ endpoint }) => endpoint)));
    await app.register(
      async (scope) =>
        registerApi(scope, registry, answers, {
          idempotency: made.idempotency,
          authenticate: authenticateSessions(parts),
          takeSide: takeSideOf(parts),
          noteRefusal: createRefusalNotes(database, systemClock, logger),
          files: made.files,
          changed: revision.refresh,
        }),
      { prefix: '/api/v1' },
    );
    if (made.sandbox) await registerSandboxPages(app, made.sandbox, config);
    if (config.web !== 'off') {
      const currencies = async () => (await product.get(catalogService).reference()).rates;
      const { hashAddress } = made.idempotency;
      await serveWeb(app, { config, registry, revision: revision.current, currencies, hashAddress });
    }
    made.live.open(app.server, { ...config, authenticate: authenticateSessions(parts), rightsOf: liveRightsOf(parts) });
    await made.start();
    if (config.demo) await resetDemoJob(database, systemClock);
    const address = await app.listen({ host: config.host, port: config.port });
    // On failure, its next call tells it.
    made.sandbox
      ?.announce(ownAddress({ ...config, publicUrl: undefined, port: Number(new URL(address).port) }))
      .catch((error: unknown) => logger.warn({ err: error }, 'the sandbox gateway could not be started'));
    // On failure, the next reader retries.
    product.warm().catch((error: unknown) => logger.warn({ err: error }, 'what lists need could not be read ahead'));
    return {
      app,
      database,
      address,
      stop: async () => {
        revision.stop();
        await made.live.letGo();
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
