import type { Logger } from 'pino';
import { type OperationsDeps, shownConfig } from '../modules/platform-admin/index.ts';
import { enqueueRuns, type ImportsDeps } from '../modules/imports/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Platform } from '../platform/create-platform.ts';
import type { Database } from '../platform/db/database.ts';
import type { AnswerCache } from '../platform/http/revision/answer-cache.ts';
import { readVersion } from '../platform/http/health/version.ts';
import { recentErrors } from '../platform/logger/logger.ts';

interface Parts {
  config: Config;
  logger: Logger;
  platform: Platform;
  database: Database;
  answers: Pick<AnswerCache, 'stats'>;
}

/** What admins look after, of the parts of this process. */
export const wireOperations = ({
  config,
  logger,
  platform,
  database,
  answers,
}: Parts): {
  operations: Omit<OperationsDeps, 'catalog' | 'database' | 'clock' | 'revision' | 'secret' | 'storage'>;
  enqueueImport: ImportsDeps['enqueue'];
} => ({
  operations: {
    config: shownConfig(config),
    version: readVersion(database.engine, config.commit),
    jobs: platform.jobs,
    outbox: platform.outbox,
    mail: platform.mail,
    answers,
    recentErrors: () => recentErrors(logger),
  },
  enqueueImport: enqueueRuns(platform.jobs),
});
