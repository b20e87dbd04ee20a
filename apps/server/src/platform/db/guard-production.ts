import { type Config, ConfigError } from '../config/config.ts';
import type { Database } from './database.ts';
import { isLoadDue, rememberLoad } from './loaded-data.repo.ts';
import { unitOfWork } from './unit-of-work.ts';

const MARK = ['production', 'was started with PUBLIC_URL'] as const;

/**
 * Marks a database as having served production, and throws ConfigError if it is later started with the demo on: a
 * forgotten PUBLIC_URL would give strangers access to real users' data. The same with the sandbox gateway on, where real
 * bookings would count as paid.
 */
export async function guardProduction(
  database: Database,
  { publicUrl, demo, sandboxGateway }: Pick<Config, 'publicUrl' | 'demo' | 'sandboxGateway'>,
): Promise<void> {
  const isNew = await isLoadDue(database.db, ...MARK);
  if (publicUrl) {
    if (isNew) await unitOfWork(database, (tx) => rememberLoad(tx, ...MARK));
  } else if (demo && !isNew)
    throw new ConfigError(
      'DEMO_MODE: must be off; this database belongs to an installation that was started with PUBLIC_URL. Set PUBLIC_URL as it was, or DEMO_MODE=off; for a demo beside it take another DATA_DIR.',
    );
  else if (sandboxGateway && !isNew)
    throw new ConfigError(
      'SANDBOX_GATEWAY: must be off; this database belongs to an installation that was started with PUBLIC_URL, where payments are real.',
    );
}
