import { erasureAsked, exportReady } from '@travesia/contracts/privacy';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import { findOwner } from '../accounts/index.ts';
import { privacyMails } from './mails/privacy-mails.ts';

/** Emails people when their export is ready, and when their account deletion is scheduled. */
export function writeAboutPrivacy(outbox: Outbox, mail: Pick<Mail, 'queueMail'>, origin: string): void {
  outbox.subscribe(exportReady, 'privacy_tell_of_export', async (tx, { user_id: id }) => {
    const user = await findOwner(tx, id);
    if (!user) return;
    const { language, firstName } = user;
    await mail.queueMail(tx, privacyMails.export_ready, { to: user, language, origin, facts: { firstName } });
  });
  outbox.subscribe(erasureAsked, 'privacy_tell_of_erasure', async (tx, { user_id: id }) => {
    const user = await findOwner(tx, id);
    // The deletion was canceled before the email was written.
    if (!user?.eraseAfter) return;
    const { language, firstName, eraseAfter } = user;
    const facts = { firstName, eraseAfter };
    await mail.queueMail(tx, privacyMails.erasure_asked, { to: user, language, origin, facts });
  });
}
