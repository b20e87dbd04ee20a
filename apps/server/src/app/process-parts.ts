import type { Logger } from 'pino';
import { type Clock, systemClock } from '../platform/clock.ts';
import { type Config, parseConfig } from '../platform/config/config.ts';
import { ownAddress } from '../platform/config/own-address.ts';
import { createPlatform, type Platform } from '../platform/create-platform.ts';
import type { Database } from '../platform/db/database.ts';
import type { ProcessParts } from '../platform/feature/feature.ts';
import { createLogger, recentErrors } from '../platform/logger/logger.ts';

interface Made {
  config: Config;
  logger: Logger;
  platform: Platform;
  database: Database;
  clock: Clock;
  revision: ProcessParts['revision'];
  answers: ProcessParts['answers'];
}

/** Feature dependencies in a running process. */
export const processParts = ({ config, logger, platform, database, clock, revision, answers }: Made): ProcessParts => ({
  config,
  logger,
  database,
  clock,
  revision,
  answers,
  demo: config.demo,
  origin: ownAddress(config),
  twoFactorRoles: config.twoFactorRoles,
  privilegedEmail: config.privilegedEmail,
  secret: platform.secret,
  storage: platform.storage,
  files: platform.files,
  jobs: platform.jobs,
  outbox: platform.outbox,
  mail: platform.mail,
  audit: platform.audit,
  live: platform.live,
  payments: platform.payments,
  scanner: platform.scanner,
  translator: platform.translator,
  recentErrors: () => recentErrors(logger),
});

/** Feature dependencies where nothing runs: to list endpoints, or for work that needs no queue. */
export function idleParts(database: Database, clock: Clock = systemClock): ProcessParts {
  const config = parseConfig({
    APP_SECRET: 'of an installation where nothing runs',
    DEMO_MODE: 'on',
    TRAVESIA_WEB: 'off',
    SANDBOX_GATEWAY: 'off',
  });
  const logger = createLogger('silent');
  return processParts({
    config,
    logger,
    platform: createPlatform(config, logger, database),
    database,
    clock,
    revision: () => 1,
    answers: { stats: () => ({ entries: 0, bytes: 0, revision: 0 }) },
  });
}
