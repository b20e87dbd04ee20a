import type { OutgoingMail, OutgoingMailText } from '@travesia/contracts/platform-admin';
import { isShared } from '../../../platform/demo/demo-people.ts';
import type { Flagged } from '../../../platform/demo/sight.ts';
import type { StoredMail } from '../../../platform/mail/mail.repo.ts';

export const presentMail = (mail: StoredMail): OutgoingMail => ({
  id: mail.id,
  to: mail.recipient,
  subject: mail.subject,
  template: mail.template,
  locale: mail.locale,
  state: mail.state,
  attempts: mail.attempts,
  failure: mail.failure,
  created_at: mail.createdAt.toISOString(),
  sent_at: mail.sentAt?.toISOString() ?? null,
  actions: mail.state === 'failed' ? ['read', 'retry'] : ['read'],
});

/** Tokens in links sign in or change an account: reading another person's email must not give access to it. */
const KEYS =
  /([?&#](?:token|code|key|t)=|\/(?:accept|invitation|invitations|reset-password|verify-email|confirm-email)\/)[^\s"'<>)]+/gi;

/** An email with readable text. */
export const presentMailText = (mail: StoredMail, recipient: Flagged): OutgoingMailText => ({
  ...presentMail(mail),
  text: isShared(recipient) ? mail.text : mail.text.replace(KEYS, '$1…'),
});
