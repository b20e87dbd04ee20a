import { clinicInboxNamed } from '@travesia/contracts/providers';
import type { Clock } from '../../../platform/clock.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { findClinicName } from '../writing/administer.repo.ts';
import { findNotices, writeInbox } from './clinic-notices.repo.ts';
import { hashCode, newCode } from './inbox-code.ts';
import { inboxMails } from './mails/inbox-mails.ts';
import { MOST_CODES } from './notices-deps.ts';

interface Post {
  mail: Pick<Mail, 'queueMail' | 'countRecent'>;
  clock: Clock;
  secret: string;
  /** Public origin of this installation. */
  origin: string;
}

/** Emails a clinic's inbox the code that confirms it; the newest one counts. */
export function sendCodes(outbox: Pick<Outbox, 'subscribe'>, { mail, clock, secret, origin }: Post): void {
  outbox.subscribe(clinicInboxNamed, 'providers_inbox_code', async (tx, { provider_id: id }) => {
    const row = await findNotices(tx, id);
    const clinic = await findClinicName(tx, id);
    if (!clinic || !row?.inboxEmail || !row.inboxLanguage || row.inboxConfirmedAt) return;
    if ((await mail.countRecent(tx, row.inboxEmail, 60)) >= MOST_CODES) return;
    const code = newCode();
    await writeInbox(tx, id, { codeHash: hashCode(secret, id, code), codeSentAt: clock.now(), wrongCodes: 0 });
    await mail.queueMail(tx, inboxMails.inbox_code, {
      to: { email: row.inboxEmail, demo: clinic.demo },
      language: row.inboxLanguage,
      origin,
      facts: { name: clinic.name, code },
    });
  });
}
