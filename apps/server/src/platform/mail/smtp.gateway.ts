import nodemailer from 'nodemailer';
import { assertOutsideUnitOfWork } from '../db/unit-of-work.ts';
import { describeError } from '../logger/describe-error.ts';
import type { MailCalendar } from './letter.ts';
import type { StoredMail } from './mail.repo.ts';

/** Result of the mail server. `refused` is permanent: a retry would be refused again. */
export type Delivery = { kind: 'sent' } | { kind: 'refused'; reason: string } | { kind: 'unreachable'; reason: string };

/** Sends emails to the server at SMTP_URL. */
export interface SmtpGateway {
  /** `unsubscribe` is the address with which the reader turns off such emails; null for those that are always sent. */
  send(mail: StoredMail, unsubscribe: string | null): Promise<Delivery>;
  close(): void;
}

const TIMEOUT_MS = 20_000;

/** `from` is the sender as in MAIL_FROM; `host` is the domain of our message ids. */
export function createSmtpGateway(url: string, from: string, host: string): SmtpGateway {
  const options = {
    url,
    pool: true as const,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = nodemailer.createTransport(options);
  return {
    send: async (mail, unsubscribe) => {
      assertOutsideUnitOfWork('the mail server');
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: mail.recipient },
          subject: mail.subject,
          text: mail.text,
          ...(mail.html ? { html: mail.html } : {}),
          ...(mail.calendar ? { icalEvent: calendarOf(mail.calendar) } : {}),
          // The same for every attempt, so that an email that was accepted without our knowing is recognized.
          messageId: `<${mail.id}@${host}>`,
          headers: {
            'Content-Language': mail.locale,
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe ? oneClick(unsubscribe) : {}),
          },
        });
        return { kind: 'sent' };
      } catch (error) {
        const reason = describeError(error).message;
        return isForGood(error) ? { kind: 'refused', reason } : { kind: 'unreachable', reason };
      }
    },
    close: () => transport.close(),
  };
}

/** Mailboxes show a button that posts to the address (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** As part of the text, so that mailboxes offer the appointment, and as a file for those that don't. */
function calendarOf(stored: string): { filename: string; method: string; content: string } {
  const { method, content } = JSON.parse(stored) as MailCalendar;
  return { filename: method === 'CANCEL' ? 'cancel.ics' : 'invite.ics', method, content };
}

/** SMTP returns 5xx for what it will never accept; wrong credentials are ours to fix, so those are retried. */
function isForGood(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  return code !== 'EAUTH' && responseCode !== undefined && responseCode >= 500;
}
