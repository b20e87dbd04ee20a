import type { Mail } from '../../../platform/mail/mail.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';

/** Dependencies of a clinic's notification settings. */
export interface NoticesDeps extends ModuleDeps {
  /** The installation's secret. */
  secret: string;
  mail: Pick<Mail, 'countRecent'>;
}

/** Codes to one address in an hour, whoever asks for them. */
export const MOST_CODES = 5;
