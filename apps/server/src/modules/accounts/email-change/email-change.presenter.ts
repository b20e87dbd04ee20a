import type { EmailChangeState, PendingEmailChange } from '@travesia/contracts/accounts';
import type { EmailChangeRow } from './email-changes.repo.ts';

export const presentPendingChange = (row: EmailChangeRow): PendingEmailChange => ({
  new_email: row.newEmail,
  expires_at: row.expiresAt.toISOString(),
  new_confirmed: row.confirmedAt !== null,
  present_approved: row.approvedAt !== null,
});

/** Presents a change to the owner of one of the mailboxes. */
export const presentChange = (row: EmailChangeRow, mailbox: EmailChangeState['mailbox']): EmailChangeState => ({
  mailbox,
  state: row.changedAt ? 'changed' : row.stoppedAt ? 'stopped' : 'waiting',
  ...presentPendingChange(row),
});
