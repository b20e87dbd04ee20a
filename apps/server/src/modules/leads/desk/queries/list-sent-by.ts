import type { LeadSummary } from '@travesia/contracts/leads';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { type DeskScope, teamDesk } from '../../leads.policy.ts';
import { presentDeskRow } from '../desk.presenter.ts';
import { countFrom, listDesk } from '../desk.repo.ts';

type Deps = Pick<ModuleDeps, 'database' | 'clock'>;

/** What a desk received from an email address, newest first, except for one of them. */
export async function listReceivedFrom(
  { database: { db }, clock }: Deps,
  scope: DeskScope,
  asked: { from: string; besides?: string },
  limit: number,
): Promise<{ data: LeadSummary[]; total: number }> {
  const filter = { ...asked, now: clock.now() };
  const [rows, total] = await Promise.all([
    listDesk(db, scope, { ...filter, tab: 'all', sort: 'newest' }, { limit, offset: 0 }),
    countFrom(db, scope, filter),
  ]);
  return { data: rows.map((row) => presentDeskRow(scope, row, filter.now)), total };
}

/** What was sent from an email address, as far as the team works on it, newest first. */
export const listSentBy = (deps: Deps, actor: Actor, from: string, limit: number) =>
  listReceivedFrom(deps, teamDesk(actor), { from }, limit);
