import type { Locale } from '@travesia/contracts/kit';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import { z } from 'zod';
import type { Config } from '../config/config.ts';
import type { Database, Tx } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { getsMail, isDemoAddress } from '../demo/demo-people.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { JobFacts } from '../jobs/run-job.ts';
import { describeError } from '../logger/describe-error.ts';
import { withoutPersonalData } from '../logger/without-personal-data.ts';
import type { Seal } from '../secrets/seal.ts';
import {
  countMailStates,
  countRecentMails,
  deleteMail,
  deleteOldMails,
  deleteUnsentAbout,
  findMail,
  insertMail,
  keepMails,
  listMails,
  noteAttempt,
  reviveMail,
  type StoredMail,
} from './mail.repo.ts';
import type { MailKind } from './define-mails.ts';
import type { MailState } from './mail.tables.ts';
import { mailSeal, openMail } from './open-mail.ts';
import { createSmtpGateway, type Delivery, type SmtpGateway } from './smtp.gateway.ts';

/** An email to send: to whom, in which language, and the facts its kind needs. */
export interface MailOrder<F> {
  /** The address, and whether it belongs to the demo. */
  to: { email: string; demo: boolean };
  language: Locale;
  /** Public origin of this installation. */
  origin: string;
  facts: F;
}

/** Subjects contain names of clinics: a line break would end the header, and no program shows more than this. */
const LONGEST_SUBJECT = 200;
const oneLine = (subject: string): string =>
  [...subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()].slice(0, LONGEST_SUBJECT).join('');

/** One mailbox, so that nothing can be added to the header. */
const Address = z.email();

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
   * Writes an email of a declared kind in the caller's transaction; it is sent after the commit, or at `notBefore`.
   * Returns its id, or null if nothing is written: the demo sends no email. With `forgetWhenDone` it is deleted when
   * finished.
   */
  queueMail<F>(
    tx: Tx,
    kind: MailKind<F>,
    order: MailOrder<F>,
    options?: { forgetWhenDone?: boolean; notBefore?: Date | null; about?: string },
  ): Promise<string | null>;
  /** Withdraws emails that were queued with this `about` and have not been sent. */
  withdrawMails(tx: Tx, about: string): Promise<void>;
  /** Number of emails to an address created in the last minutes, in any state. */
  countRecent(tx: Tx, recipient: string, minutes: number): Promise<number>;
  /** Queues a permanently failed email again. Returns false if it has not failed. */
  sendAgain(tx: Tx, id: string): Promise<boolean>;
  /** How emails are sent. */
  readonly transport: 'smtp' | 'kept';
  /** The newest emails with their state. */
  list(limit?: number): Promise<StoredMail[]>;
  /** Number of emails in each state. */
  countStates(): Promise<Partial<Record<MailState, number>>>;
  close(): void;
}

/**
 * Emails are sent by a job: through SMTP_URL with retries, or kept for review without it. Their texts contain links
 * that sign users in, so they are encrypted in the database.
 */
export function createMail(
  database: Database,
  jobs: Jobs,
  logger: Logger,
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'> & { secret: string },
): Mail {
  const gateway = config.smtpUrl
    ? createSmtpGateway(config.smtpUrl, config.mailFrom, hostOf(config.publicUrl))
    : undefined;
  const seal = mailSeal(config.secret);
  jobs.work(
    sendMail,
    ({ mail_id: id }, facts) => deliver({ database, seal, gateway, logger }, id, facts),
    // Without a mail server nothing is sent, and all of them end alike.
    gateway ? undefined : (sent) => keepAll(database, sent),
  );
  jobs.work(forgetOldMails, () => deleteOldMails(database, MAIL_DAYS));
  jobs.schedule(forgetOldMails, '27 3 * * *', {});
  return {
    queueMail: async (
      tx,
      kind,
      { to, language, origin, facts },
      { forgetWhenDone = false, notBefore = null, about } = {},
    ) => {
      if (!getsMail(to)) return null;
      const { subject, text, html, calendar } = kind.write(facts, { language, origin });
      const id = uuidv7();
      await insertMail(tx, {
        id,
        template: kind.name,
        locale: language,
        recipient: Address.parse(to.email),
        subject: oneLine(subject),
        text: seal.seal(text, id),
        html: seal.seal(html, id),
        calendar: calendar && seal.seal(JSON.stringify(calendar), id),
        forgetWhenDone,
        about: about ?? null,
      });
      await jobs.enqueueInBulk(tx, sendMail, { mail_id: id }, notBefore ? { startAfter: notBefore } : {});
      return id;
    },
    withdrawMails: deleteUnsentAbout,
    sendAgain: async (tx, id) => {
      const isFailed = await reviveMail(tx, id);
      if (isFailed) await jobs.enqueue(tx, sendMail, { mail_id: id });
      return isFailed;
    },
    transport: gateway ? 'smtp' : 'kept',
    countRecent: countRecentMails,
    list: async (limit = 50) => (await listMails(database, limit)).map((mail) => openMail(seal, mail)),
    countStates: () => countMailStates(database.db),
    close: () => gateway?.close(),
  };
}

interface Sending {
  database: Database;
  seal: Seal;
  gateway: SmtpGateway | undefined;
  logger: Logger;
}

/**
 * Sends an email. One that can't be sent ends as `failed`, where admins see and retry it; its job then counts as done, so
 * that nothing is reported twice.
 */
async function deliver(
  { database, seal, gateway, logger }: Sending,
  id: string,
  { lastAttempt }: JobFacts,
): Promise<void> {
  const mail = await findMail(database, id);
  if (mail?.state !== 'waiting') return;
  const note = (state: MailState, failure: string | null) =>
    mail.forgetWhenDone && state !== 'waiting' ? deleteMail(database, id) : noteAttempt(database, id, state, failure);
  // The demo shows emails that are never sent, not even when an admin sends one again.
  if (!gateway || isDemoAddress(mail.recipient)) return note('kept', null);
  const delivery = await send(gateway, seal, mail);
  if (delivery.kind === 'sent') return note('sent', null);
  const failure = new Error(`mail server: ${withoutPersonalData(delivery.reason)}`);
  if (delivery.kind === 'refused' || lastAttempt) {
    await note('failed', delivery.reason);
    logger.error({ err: failure, job: sendMail.name, mail_id: id, mail: mail.template }, 'an email could not be sent');
    return;
  }
  await note('waiting', delivery.reason);
  throw failure;
}

async function keepAll(database: Database, sent: readonly { mail_id: string }[]): Promise<boolean[]> {
  await unitOfWork(database, (tx) =>
    keepMails(
      tx,
      sent.map(({ mail_id: id }) => id),
    ),
  );
  return sent.map(() => true);
}

/** An email that can't be opened, as after a change of the secret, is tried again like one the server can't accept. */
async function send(gateway: SmtpGateway, seal: Seal, mail: StoredMail): Promise<Delivery> {
  try {
    return await gateway.send(openMail(seal, mail));
  } catch (error) {
    return { kind: 'unreachable', reason: describeError(error).message };
  }
}

const hostOf = (publicUrl: string | undefined): string =>
  publicUrl ? new URL(publicUrl).hostname : 'travesia.localhost';
