import { type EndpointArgs, type EndpointOutput, pageFacts } from '@travesia/contracts/kit';
import type { listTickets } from '@travesia/contracts/support';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { SupportDeps } from '../support-deps.ts';
import { ownTickets } from '../support.policy.ts';
import { presentSummary } from '../tickets.presenter.ts';
import { countOwnTickets, listOwnTickets } from '../tickets.repo.ts';

/** A page of the person's own tickets. */
export async function listTicketsQuery(
  { database: { db }, seals }: SupportDeps,
  { page, limit, state }: EndpointArgs<typeof listTickets>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listTickets>> {
  const scope = ownTickets(actor);
  const [total, rows] = await Promise.all([
    countOwnTickets(db, scope, state),
    listOwnTickets(db, scope, { state, limit, offset: (page - 1) * limit }),
  ]);
  return { data: rows.map((row) => presentSummary(seals, row)), ...pageFacts(total, page, limit) };
}
