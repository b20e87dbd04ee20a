import type { LeadSender } from '@travesia/contracts/leads';
import { isInSight } from '../../../../platform/demo/sight.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { describeAccount, findUserByEmail } from '../../../accounts/index.ts';
import type { DeskDeps } from '../../leads-deps.ts';
import type { DeskScope } from '../../leads.policy.ts';
import { findLead, findOnDesk } from '../desk.repo.ts';
import { listReceivedFrom } from './list-sent-by.ts';

/** Requests shown; the rest is in the list. */
const MOST = 5;

/**
 * Who sent a lead: what else the reader's desk received from the address and, for the team only, the account that confirmed it.
 * Throws `leads.not_found`.
 */
export async function readSenderQuery(deps: DeskDeps, scope: DeskScope, id: string): Promise<LeadSender> {
  const { db } = deps.database;
  const found = await findOnDesk(db, scope, id, deps.clock.now());
  const lead = found && (await findLead(db, found.kind, id));
  if (!lead) throw new ProblemError('leads.not_found');
  const { email, fullName } = lead.row;
  const [requests, account] = await Promise.all([
    listReceivedFrom(deps, scope, { from: email, besides: id }, MOST),
    scope.side === 'team' ? accountOf(deps, scope, email) : null,
  ]);
  return { name: fullName, email, account, requests: requests.data, requests_total: requests.total };
}

/** The account of an address that its owner confirmed, as far as the reader may see accounts. */
async function accountOf(
  { database: { db }, accounts }: DeskDeps,
  { sight, member }: DeskScope,
  email: string,
): Promise<LeadSender['account']> {
  const user = await findUserByEmail(db, email);
  if (!user?.emailVerifiedAt || !isInSight(sight, user)) return null;
  const { account } = await describeAccount(accounts, user.id, member);
  return {
    id: account.id,
    name: `${account.first_name} ${account.last_name}`.trim(),
    role: account.role,
    status: account.status,
    language: account.language,
    works_for: account.works_for,
    created_at: account.created_at,
    last_seen_at: account.last_seen_at,
  };
}
