import type { Locale } from '@travesia/contracts/kit';
import type { Tx } from '../db/database.ts';
import type { WrittenMail } from './define-mails.ts';
import { deleteMailsTo, insertPastMail } from './mail.repo.ts';
import { mailSeal } from './open-mail.ts';

/** An email of the demo that was never sent: nobody reads its address. */
export interface DemoMail extends WrittenMail {
  id: string;
  template: string;
  language: Locale;
  recipient: string;
  createdAt: Date;
  /** Answer of the mail server that refused it; null for a sent one. */
  failure: string | null;
}

/** Rewrites the emails to demo people. */
export async function rewriteDemoMails(
  tx: Tx,
  secret: string,
  people: readonly { email: string }[],
  mails: readonly DemoMail[],
): Promise<void> {
  const seal = mailSeal(secret);
  await deleteMailsTo(
    tx,
    people.map(({ email }) => email),
  );
  for (const { id, language, text, html, calendar, failure, ...mail } of mails)
    await insertPastMail(tx, {
      ...mail,
      id,
      locale: language,
      text: seal.seal(text, id),
      html: seal.seal(html, id),
      calendar: calendar && seal.seal(JSON.stringify(calendar), id),
      ...(failure === null
        ? { state: 'sent', attempts: 1, sentAt: new Date(mail.createdAt.getTime() + 4000) }
        : { state: 'failed', attempts: 1, failure }),
    });
}
