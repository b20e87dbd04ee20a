import { Locale } from '@travesia/contracts/kit';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Database, Tx } from '../db/database.ts';
import { getsMail } from '../demo/demo-people.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { JobFacts } from '../jobs/run-job.ts';
import type { Seal } from '../secrets/seal.ts';
import {
  countRecentMails,
  deleteMail,
  deleteOldMails,
  findMail,
  insertMail,
  listMails,
  noteAttempt,
  reviveMail,
  type StoredMail,
} from './mail.repo.ts';
import type { MailState } from './mail.tables.ts';
import { mailSeal, openMail } from './open-mail.ts';
import { createSmtpGateway, type SmtpGateway } from './smtp.gateway.ts';

const singleLine = z
  .string()
  .min(1)
  .max(500)
  .regex(/^[^\r\n]*$/, 'must be one line');

/** An email recipient: the address, and whether it belongs to the demo. */
const Recipient = z.object({ email: z.email(), demo: z.boolean() });

/** An email to send, with final texts in the reader's language. */
export const MailDraft = z.strictObject({
  to: Recipient,
  template: z.string().regex(/^[a-z][a-z_-]*(\.[a-z_]+)+$/),
  locale: Locale,
  subject: singleLine,
  text: z.string().min(1),
  html: z.string().min(1).optional(),
});
export type MailDraft = z.infer<typeof MailDraft>;

/** Days until sent emails are deleted: they contain names and more. */
export const MAIL_DAYS = 30;

const sendMail = defineJob('mail.send', z.object({ mail_id: z.uuid() }), {
  retries: 9,
  retryDelaySeconds: 15,
  timeoutSeconds: 120,
});
const forgetOldMails = defineJob('mail.forget_old', z.object({}));

export interface Mail {
  /**
   * Writes an email in the caller's transaction; it is sent after the commit, or at `notBefore`. Returns its id, or
   * null if nothing is written: the demo sends no email. A `last` email is deleted when finished.
   */
  queueMail(
    tx: Tx,
    draft: MailDraft,
    options?: { forgetWhenDone?: boolean; notBefore?: Date | null },
  ): Promise<string | null>;
  /** Number of emails to an address created in the last minutes, in any state. */
  countRecent(tx: Tx, recipient: string, minutes: number): Promise<number>;
  /** Queues a permanently failed email again. Returns false if it has not failed. */
  sendAgain(tx: Tx, id: string): Promise<boolean>;
  /** How emails are sent. */
  readonly transport: 'smtp' | 'kept';
  /** The newest emails with their state. */
  list(limit?: number): Promise<StoredMail[]>;
  close(): void;
}

/**
 * Emails are sent by a job: through SMTP_URL with retries, or kept for review without it. Their texts contain links
 * that sign users in, so they are encrypted in the database.
 */
export function createMail(
  database: Database,
  jobs: Jobs,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'> & { secret: string },
): Mail {
  const gateway = config.smtpUrl
    ? createSmtpGateway(config.smtpUrl, config.mailFrom, hostOf(config.publicUrl))
    : undefined;
  const seal = mailSeal(config.secret);
  jobs.work(sendMail, ({ mail_id: id }, facts) => deliver(database, seal, gateway, id, facts));
  jobs.work(forgetOldMails, () => deleteOldMails(database, MAIL_DAYS));
  jobs.schedule(forgetOldMails, '27 3 * * *', {});
  return {
    queueMail: async (tx, draft, { forgetWhenDone = false, notBefore = null } = {}) => {
      if (!getsMail(draft.to)) return null;
      const { to, ...mail } = MailDraft.parse(draft);
      const id = uuidv7();
      const text = seal.seal(mail.text, id);
      const html = mail.html === undefined ? null : seal.seal(mail.html, id);
      await insertMail(tx, { ...mail, id, recipient: to.email, text, html, forgetWhenDone });
      await jobs.enqueue(tx, sendMail, { mail_id: id }, notBefore ? { startAfter: notBefore } : {});
      return id;
    },
    sendAgain: async (tx, id) => {
      const isFailed = await reviveMail(tx, id);
      if (isFailed) await jobs.enqueue(tx, sendMail, { mail_id: id });
      return isFailed;
    },
    transport: gateway ? 'smtp' : 'kept',
    countRecent: countRecentMails,
    list: async (limit = 50) => (await listMails(database, limit)).map((mail) => openMail(seal, mail)),
    close: () => gateway?.close(),
  };
}

async function deliver(
  database: Database,
  seal: Seal,
  gateway: SmtpGateway | undefined,
  id: string,
  { lastAttempt }: JobFacts,
): Promise<void> {
  const mail = await findMail(database, id);
  if (mail?.state !== 'waiting') return;
  const note = (state: MailState, failure: string | null) =>
    mail.forgetWhenDone && state !== 'waiting' ? deleteMail(database, id) : noteAttempt(database, id, state, failure);
  if (!gateway) return note('kept', null);
  const delivery = await gateway.send(openMail(seal, mail));
  if (delivery.kind === 'sent') return note('sent', null);
  const final = delivery.kind === 'refused' || lastAttempt;
  await note(final ? 'failed' : 'waiting', delivery.reason);
  if (delivery.kind === 'unreachable') throw new Error(`mail server: ${delivery.reason}`);
}

const hostOf = (publicUrl: string | undefined): string =>
  publicUrl ? new URL(publicUrl).hostname : 'travesia.localhost';
