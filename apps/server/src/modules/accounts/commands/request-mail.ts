import { mailRequested } from '@travesia/contracts/accounts';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import type { AccountsDeps } from '../accounts-deps.ts';
import type { MailRequestKind } from '../accounts.tables.ts';
import { insertMailRequest } from '../links.repo.ts';
import { emailKeyOf } from '../people/users.repo.ts';

/** Records a request for a link; whether the address has an account is looked up after the response. */
export async function requestMail(
  { database, clock }: AccountsDeps,
  kind: MailRequestKind,
  email: string,
): Promise<{ status: 'check_inbox' }> {
  const id = uuidv7();
  await unitOfWork(database, async (tx) => {
    await insertMailRequest(tx, { id, kind, emailKey: emailKeyOf(email), createdAt: clock.now() });
    await appendEvent(tx, mailRequested, { mail_request_id: id });
  });
  return { status: 'check_inbox' };
}
