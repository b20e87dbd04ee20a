import { pageFacts } from '@travesia/contracts/kit';
import type { DeskPage, DeskQuery } from '@travesia/contracts/leads';
import type { DeskDeps } from '../../leads-deps.ts';
import type { DeskScope } from '../../leads.policy.ts';
import { presentDeskRow } from '../desk.presenter.ts';
import { countDesk, listDesk } from '../desk.repo.ts';
import { listDeskClinics } from '../team.repo.ts';

/** A page of the leads someone works on, with counts by tab and kind. */
export async function listDeskQuery(
  { database: { db }, clock }: DeskDeps,
  scope: DeskScope,
  { page, limit, ...asked }: Omit<DeskQuery, 'clinic' | 'kind'> & Partial<Pick<DeskQuery, 'clinic' | 'kind'>>,
): Promise<DeskPage> {
  const now = clock.now();
  const filter = { ...asked, now };
  const [rows, counts, clinics] = await Promise.all([
    listDesk(db, scope, filter, { limit, offset: (page - 1) * limit }),
    countDesk(db, scope, filter),
    listDeskClinics(db, scope),
  ]);
  return {
    data: rows.map((row) => presentDeskRow(scope, row, now)),
    ...pageFacts(counts.tabs[asked.tab ?? 'waiting'], page, limit),
    ...counts,
    clinics,
  };
}
