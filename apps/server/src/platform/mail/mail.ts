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
  listOptional,
  noteAttempt,
  reviveMail,
  type StoredMail,
} from './mail.repo.ts';
import type { MailKind } from './define-mails.ts';
import type { MailState } from './mail.tables.ts';
import type { MailWishes, OptionalMail } from './mail-wishes.ts';
import { mailSeal, openMail } from './open-mail.ts';
import { createSmtpGateway, type Delivery, type SmtpGateway } from './smtp.gateway.ts';
import { createUnsubscribeTokens, unsubscribePath } from './unsubscribe.ts';

/** An email to send: to whom, in which language, and the facts its kind needs. */
export interface MailOrder<F> {
  /** The address, and whether it belongs to the demo. */
  to: { email: string; demo: boolean };
  language: Locale;
  /** Public origin of this installation. */
  origin: string;
  facts: F;
}

export interface MailOptions {
  /** Deleted when finished. */
  forgetWhenDone?: boolean;
  notBefore?: Date | null;
  /** What it is withdrawn by. */
  about?: string;
  /**
   * Whose wish it depends on, and about which topic: it says how to turn such emails off, and is not sent if they are turned
   * off, or quiet hours begin, before its job comes to it.
   */
  optional?: Pick<OptionalMail, 'userId' | 'topic'> | null;
  /** From then on it is not sent; for optional emails. */
  outdatedAt?: Date | null;
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
   * Returns its id, or null if nothing is written: the demo sends no email.
   */
  queueMail<F>(tx: Tx, kind: MailKind<F>, order: MailOrder<F>, options?: MailOptions): Promise<string | null>;
  /** Registers what decides about optional emails when they are about to be sent. Before jobs start. */
  askBeforeSending(wishes: MailWishes): void;
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
  const tokens = createUnsubscribeTokens(config.secret);
  let wishes: MailWishes = async (_db, optional) => optional.map(() => 'send');
  const sending: Sending = {
    database,
    jobs,
    seal,
    gateway,
    logger,
    ask: (db, optional) => wishes(db, optional),
    unsubscribeOf: ({ userId, topic }) =>
      userId && topic && config.publicUrl
        ? `${config.publicUrl}${unsubscribePath(tokens.tokenOf({ userId, topic }))}`
        : null,
  };
  jobs.work(
    sendMail,
    ({ mail_id: id }, facts) => deliver(sending, id, facts),
    // Without a mail server nothing is sent, and all that is wanted ends alike.
    gateway ? undefined : (sent) => keepAll(sending, sent),
  );
  jobs.work(forgetOldMails, () => deleteOldMails(database, MAIL_DAYS));
  jobs.schedule(forgetOldMails, '27 3 * * *', {});
  return {
    queueMail: async (
      tx,
      kind,
      { to, language, origin, facts },
      { forgetWhenDone = false, notBefore = null, about, optional = null, outdatedAt = null } = {},
    ) => {
      if (!getsMail(to)) return null;
      const { subject, text, html, calendar } = kind.write(facts, {
        language,
        origin,
        unsubscribeToken: optional ? tokens.tokenOf(optional) : undefined,
      });
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
        userId: optional?.userId ?? null,
        topic: optional?.topic ?? null,
        outdatedAt,
      });
      await jobs.enqueueInBulk(tx, sendMail, { mail_id: id }, notBefore ? { startAfter: notBefore } : {});
      return id;
    },
    askBeforeSending: (asked) => {
      wishes = asked;
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
  jobs: Pick<Jobs, 'enqueue'>;
  seal: Seal;
  gateway: SmtpGateway | undefined;
  logger: Logger;
  ask: MailWishes;
  /** The address with which its reader turns off such emails; null for those that are always sent. */
  unsubscribeOf: (mail: Pick<StoredMail, 'userId' | 'topic'>) => string | null;
}

/**
 * Sends an email. One that can't be sent ends as `failed`, where admins see and retry it; its job then counts as done, so
 * that nothing is reported twice.
 */
async function deliver(sending: Sending, id: string, { lastAttempt }: JobFacts): Promise<void> {
  const { database, gateway, logger } = sending;
  const mail = await findMail(database, id);
  if (mail?.state !== 'waiting' || !(await isWanted(sending, mail))) return;
  const note = (state: MailState, failure: string | null) =>
    mail.forgetWhenDone && state !== 'waiting' ? deleteMail(database, id) : noteAttempt(database, id, state, failure);
  // The demo shows emails that are never sent, not even when an admin sends one again.
  if (!gateway || isDemoAddress(mail.recipient)) return note('kept', null);
  const delivery = await send(sending, gateway, mail);
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

/** Whether its reader still wants an email, now. Deletes it if not; one that comes in quiet hours waits for their end. */
async function isWanted({ database, jobs, ask }: Sending, mail: StoredMail): Promise<boolean> {
  const { id, userId, topic, outdatedAt } = mail;
  if (!userId || !topic) return true;
  const [verdict = 'send'] = await ask(database.db, [{ userId, topic, outdatedAt }]);
  if (verdict === 'send') return true;
  if (verdict === 'drop') await deleteMail(database, id);
  else await jobs.enqueue(null, sendMail, { mail_id: id }, { startAfter: verdict.notBefore });
  return false;
}

/** Keeps all of them that are wanted now; the others are looked at one by one. */
async function keepAll({ database, ask }: Sending, sent: readonly { mail_id: string }[]): Promise<boolean[]> {
  const ids = sent.map(({ mail_id: id }) => id);
  return unitOfWork(database, async (tx) => {
    const optional = await listOptional(tx, ids);
    const verdicts = optional.length ? await ask(tx, optional) : [];
    const others = new Set(optional.filter((_mail, i) => verdicts[i] !== 'send').map(({ id }) => id));
    await keepMails(
      tx,
      ids.filter((id) => !others.has(id)),
    );
    return ids.map((id) => !others.has(id));
  });
}

/** An email that can't be opened, as after a change of the secret, is tried again like one the server can't accept. */
async function send({ seal, unsubscribeOf }: Sending, gateway: SmtpGateway, mail: StoredMail): Promise<Delivery> {
  try {
    return await gateway.send(openMail(seal, mail), unsubscribeOf(mail));
  } catch (error) {
    return { kind: 'unreachable', reason: describeError(error).message };
  }
}

const hostOf = (publicUrl: string | undefined): string =>
  publicUrl ? new URL(publicUrl).hostname : 'travesia.localhost';
