import { type listOutgoingMails, MailState } from '@travesia/contracts/platform-admin';
import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { countOutgoing, listOutgoing } from '../mail-outbox.repo.ts';
import { presentMail } from '../mails.presenter.ts';
import { theInstallation } from '../operations.policy.ts';
import type { OperationsDeps } from '../operations-deps.ts';

/** Emails with their delivery status. */
export async function listMailsQuery(
  { database: { db } }: OperationsDeps,
  query: EndpointArgs<typeof listOutgoingMails>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listOutgoingMails>> {
  const scope = theInstallation(actor);
  const { q, state } = query;
  const [rows, counted] = await Promise.all([
    listOutgoing(db, scope, { ...query, q, state }),
    countOutgoing(db, scope, q),
  ]);
  const total = state ? (counted.get(state) ?? 0) : [...counted.values()].reduce((sum, count) => sum + count, 0);
  return {
    data: rows.map(presentMail),
    ...pageFacts(total, query.page, query.limit),
    counts: Object.fromEntries(MailState.options.map((one) => [one, counted.get(one) ?? 0])) as Record<
      MailState,
      number
    >,
  };
}
