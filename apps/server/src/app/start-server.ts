import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { resetDemoPeople } from '../demo/commands/reset-demo-people.ts';
import {
  announcePrivileged,
  authenticateSessions,
  forgetOldProofs,
  noteRefusedSignIns,
  writeToAccounts,
} from '../modules/accounts/index.ts';
import { forgetOldApplications, landingOf, writeToApplicants } from '../modules/applications/index.ts';
import { workOnImports } from '../modules/imports/index.ts';
import { tidyInvitations, writeToInvited } from '../modules/invitations/index.ts';
import { takeSideOf } from '../modules/contexts/index.ts';
import { confirmLeads, forgetOldLeads } from '../modules/leads/index.ts';
import { writeToProviders } from '../modules/platform-admin/index.ts';
import { eraseClosedAccounts, forgetExports, makeExports, writeAboutPrivacy } from '../modules/privacy/index.ts';
import { forgetOldNotifications, tellPeople } from '../modules/notifications/index.ts';
import { forgetOldTickets, tellOfTickets } from '../modules/support/index.ts';
import { forgetOldChallenges, tellOfSecurity } from '../modules/two-factor/index.ts';
import { createRefusalNotes } from '../platform/audit/note-refusals.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import { ownAddress } from '../platform/config/own-address.ts';
import { createPlatform, type Platform } from '../platform/create-platform.ts';
import type { Database } from '../platform/db/database.ts';
import { guardProduction } from '../platform/db/guard-production.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { AnswerCache } from '../platform/http/revision/answer-cache.ts';
import { createRegistry } from '../platform/http/api-registry.ts';
import { foldOldRevisions } from '../platform/http/revision/catalog-revision.jobs.ts';
import { followCatalogRevision } from '../platform/http/revision/catalog-revision.ts';
import { createHttp } from '../platform/http/create-http.ts';
import { registerHealth } from '../platform/http/health/register-health.ts';
import { readVersion } from '../platform/http/health/version.ts';
import { registerDocs } from '../platform/http/openapi/register-docs.ts';
import { registerApi } from '../platform/http/register-api.ts';
import { createApiDocument } from './api-document.ts';
import { createModules } from './modules.ts';
import { wireOperations } from './operations-wiring.ts';
import { personalDataSources } from './personal-data.ts';
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
    await guardProduction(database, config);
    await prepareData(database, config, systemClock, say);
    await announcePrivileged(database.db, config.privilegedEmail, logger);
    const made = createPlatform(config, logger, database);
    platform = made;
    const revision = await followCatalogRevision(database);
    const app = await createHttp(config, logger);
    const deps = { database, clock: systemClock, revision: revision.current };
    if (config.demo) await resetDemoPeople(database, systemClock, made.secret);
    const origin = ownAddress(config);
    const { demo, twoFactorRoles, privilegedEmail } = config;
    const { secret, storage, files } = made;
    const answers = new AnswerCache(revision.current);
    const parts = wireOperations({ config, logger, platform: made, database, answers });
    const setup = { ...deps, ...parts, secret, storage, files, demo, twoFactorRoles, privilegedEmail, origin };
    const modules = createModules(setup);
    writeToAccounts(made.outbox, { ...setup, mail: made.mail, landingOf });
    noteRefusedSignIns(made.outbox);
    tellOfSecurity(made.outbox, { mail: made.mail, origin });
    forgetOldChallenges(made.jobs, database, systemClock);
    forgetOldProofs(made.jobs, database, systemClock);
    writeToInvited(made.outbox, { ...setup, mail: made.mail });
    tidyInvitations(made.jobs, database, systemClock);
    confirmLeads(made.outbox, made.mail, { origin, demo });
    forgetOldLeads(made.jobs, database, systemClock);
    const privacy = { ...setup, sources: personalDataSources(setup) };
    makeExports(made.outbox, made.jobs, privacy);
    forgetExports(made.jobs, privacy);
    eraseClosedAccounts(made.jobs, made.mail, privacy);
    writeAboutPrivacy(made.outbox, made.mail, origin);
    writeToProviders(made.outbox, { mail: made.mail, origin });
    writeToApplicants(made.outbox, { mail: made.mail, clock: systemClock, origin });
    forgetOldApplications(made.jobs, database, systemClock);
    workOnImports(made.jobs, setup);
    tellOfTickets(made.outbox, { mail: made.mail, clock: systemClock, origin });
    forgetOldTickets(made.jobs, database, systemClock);
    tellPeople(made.outbox);
    forgetOldNotifications(made.jobs, database, systemClock);
    foldOldRevisions(made.jobs, database);
    const registry = createRegistry(modules.mounted, revision.current);
    registerHealth(app, made.checks, readVersion(database.engine, config.commit));
    registerDocs(app, createApiDocument(modules.mounted.map(({ endpoint }) => endpoint)));
    await app.register(
      async (scope) =>
        registerApi(scope, registry, answers, {
          idempotency: made.idempotency,
          authenticate: authenticateSessions(setup),
          takeSide: takeSideOf(setup),
          noteRefusal: createRefusalNotes(database, systemClock, logger),
          files: made.files,
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
