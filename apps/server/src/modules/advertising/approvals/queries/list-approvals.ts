import {
  treatmentApprovalMachine,
  type listTreatmentApprovals,
  type TreatmentApprovals,
} from '@travesia/contracts/advertising';
import { type EndpointArgs, pageFacts } from '@travesia/contracts/kit';
import type { Actor } from '../../../../platform/http/request-context.ts';
import type { AdvertisingDeps } from '../../advertising-deps.ts';
import { presentApproval } from '../approvals.presenter.ts';
import { decidedBy } from '../approvals.policy.ts';
import { countApprovals, listApprovals } from '../approvals.repo.ts';

const STATES = Object.keys(treatmentApprovalMachine.states) as (keyof typeof treatmentApprovalMachine.states)[];

/** A page of requests with counts by status. */
export async function listApprovalsQuery(
  { database: { db }, reference: load }: AdvertisingDeps,
  { page, limit, sort, language, ...filter }: EndpointArgs<typeof listTreatmentApprovals>['query'],
  actor: Actor,
): Promise<TreatmentApprovals> {
  const scope = decidedBy(actor);
  const [reference, rows, found] = await Promise.all([
    load(),
    listApprovals(db, scope, { ...filter, sort, limit, offset: (page - 1) * limit }),
    countApprovals(db, scope, filter),
  ]);
  const count = (state: string) => found.get(state) ?? 0;
  const shown = filter.status.length ? filter.status : STATES;
  return {
    data: rows.map((row) => presentApproval(reference, row, language)),
    ...pageFacts(
      shown.reduce((sum, state) => sum + count(state), 0),
      page,
      limit,
    ),
    counts: Object.fromEntries(STATES.map((state) => [state, count(state)])) as TreatmentApprovals['counts'],
  };
}
