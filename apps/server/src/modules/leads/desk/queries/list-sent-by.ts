import type { LeadSummary } from '@travesia/contracts/leads';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../../platform/module-deps.ts';
import { teamDesk } from '../../leads.policy.ts';
import { presentDeskRow } from '../desk.presenter.ts';
import { countFrom, listDesk } from '../desk.repo.ts';

/** What was sent from an email address, as far as the team works on it, newest first. */
export async function listSentBy(
  { database: { db }, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  actor: Actor,
  from: string,
  limit: number,
): Promise<{ data: LeadSummary[]; total: number }> {
  const scope = teamDesk(actor);
  const now = clock.now();
  const [rows, total] = await Promise.all([
    listDesk(db, scope, { tab: 'all', sort: 'newest', from, now }, { limit, offset: 0 }),
    countFrom(db, scope, from, now),
  ]);
  return { data: rows.map((row) => presentDeskRow(scope, row, now)), total };
}
