import type { TicketCustomer } from '@travesia/contracts/support';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { describeAccount } from '../../accounts/index.ts';
import { listSentBy } from '../../leads/index.ts';
import { findInInbox, listOtherTickets } from '../admin/inbox.repo.ts';
import type { SupportDeps } from '../support-deps.ts';
import { inboxOf } from '../support.policy.ts';
import { presentSummary } from '../tickets.presenter.ts';

/** Items of each list; the rest is on its own screen. */
const MOST = 5;

/** The account behind a ticket of the inbox. Throws `support.ticket_not_found`. */
export async function readCustomerQuery(deps: SupportDeps, actor: Actor, ticketId: string): Promise<TicketCustomer> {
  const scope = inboxOf(actor);
  const { db } = deps.database;
  const ticket = await findInInbox(db, scope, ticketId);
  if (!ticket) throw new ProblemError('support.ticket_not_found');
  const { account, hurdles, lastDevice } = await describeAccount(deps.accounts, ticket.userId, scope.member);
  const [tickets, sent] = await Promise.all([
    listOtherTickets(db, scope, ticket, MOST),
    // what came from an address that isn't confirmed may be someone else's
    account.email_verified ? listSentBy(deps, actor, account.email, MOST) : { data: [], total: 0 },
  ]);
  return {
    id: account.id,
    name: `${account.first_name} ${account.last_name}`.trim(),
    email: account.email,
    email_verified: account.email_verified,
    role: account.role,
    status: account.status,
    language: account.language,
    country: account.country,
    place: lastDevice?.place ?? null,
    time_zone: lastDevice?.timeZone ?? null,
    demo: account.demo,
    works_for: account.works_for,
    created_at: account.created_at,
    last_seen_at: account.last_seen_at,
    sign_in_hurdles: hurdles,
    tickets: tickets.rows.map((row) => presentSummary(deps.seals, row)),
    tickets_total: tickets.total,
    requests: sent.data,
    requests_total: sent.total,
  };
}
