import { parseConfig } from '../platform/config/config.ts';
import { createPlatform } from '../platform/create-platform.ts';
import type { Database } from '../platform/db/database.ts';
import { createLogger } from '../platform/logger/logger.ts';
import { wireOperations } from './operations-wiring.ts';

/** What modules are made with where nothing runs: to list their calls, or to ask for what needs no queue. */
export function idleParts(database: Database): ReturnType<typeof wireOperations> {
  const config = parseConfig({ APP_SECRET: 'of an installation where nothing runs', TRAVESIA_WEB: 'off' });
  const logger = createLogger('silent');
  const platform = createPlatform(config, logger, database);
  const answers = { stats: () => ({ entries: 0, bytes: 0, revision: 0 }) };
  return wireOperations({ config, logger, platform, database, answers });
}
