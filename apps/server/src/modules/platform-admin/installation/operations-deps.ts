import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { AnswerCache } from '../../../platform/http/revision/answer-cache.ts';
import type { Version } from '../../../platform/http/health/version.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { RecentError } from '../../../platform/logger/recent-errors.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { Translator } from '../../../platform/translation/translator.ts';
import type { CatalogReads } from '../../catalog/index.ts';

/** Settings that may be shown; for passwords and keys, only whether they are set. */
export type ShownConfig = Omit<Config, 'secret' | 'databaseUrl' | 'smtpUrl' | 'translation'> & {
  secretIsSet: boolean;
  smtpIsSet: boolean;
};

/** Dependencies of the operations endpoints. */
export interface OperationsDeps extends ModuleDeps {
  secret: string;
  config: ShownConfig;
  version: Version;
  jobs: Pick<Jobs, 'counts' | 'deadLetters' | 'runAgain'>;
  outbox: Pick<Outbox, 'isAlive' | 'waiting' | 'subscriptions'>;
  mail: Pick<Mail, 'sendAgain' | 'transport' | 'countStates'>;
  storage: Storage;
  audit: Pick<AuditLog, 'integrity'>;
  answers: Pick<AnswerCache, 'stats'>;
  recentErrors: () => readonly RecentError[];
  translator: Translator | null;
  catalog: CatalogReads;
}

/** Removes secrets from the configuration. */
export function shownConfig({
  secret,
  databaseUrl: _database,
  smtpUrl,
  translation: _translation,
  ...shown
}: Config): ShownConfig {
  return { ...shown, secretIsSet: secret !== undefined, smtpIsSet: smtpUrl !== undefined };
}
