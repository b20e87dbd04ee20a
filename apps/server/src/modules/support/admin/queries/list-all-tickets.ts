import { type EndpointArgs, type EndpointOutput, type FacetValue, pageFacts } from '@travesia/contracts/kit';
import { type listAllTickets, SupportTopic, TICKET_STATES } from '@travesia/contracts/support';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { countBy, listInbox } from '../inbox.repo.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { inboxOf } from '../../support.policy.ts';
import { referencePart } from '../../ticket.rules.ts';
import { presentInboxLine } from '../../tickets.presenter.ts';

/** Labels are added by the web app, in the reader's language. */
const facets = (values: readonly string[], counts: ReadonlyMap<string, number>): FacetValue[] =>
  values.map((value) => ({ value, label: value, count: counts.get(value) ?? 0 }));

/** A page of the team's inbox. */
export async function listAllTicketsQuery(
  { database: { db }, seals }: SupportDeps,
  { page, limit, q, sort, ...asked }: EndpointArgs<typeof listAllTickets>['query'],
  actor: Actor,
): Promise<EndpointOutput<typeof listAllTickets>> {
  const scope = inboxOf(actor);
  // Text that can't be part of a reference matches nothing.
  const filter = { ...asked, part: q ? (referencePart(q) ?? '-') : undefined };
  const [rows, states, topics] = await Promise.all([
    listInbox(db, scope, filter, { sort, limit, offset: (page - 1) * limit }),
    countBy(db, scope, 'state', { ...filter, state: undefined }),
    countBy(db, scope, 'topic', { ...filter, topic: undefined }),
  ]);
  const total = asked.state ? (states.get(asked.state) ?? 0) : [...states.values()].reduce((sum, one) => sum + one, 0);
  return {
    data: rows.map((row) => presentInboxLine(seals, row)),
    ...pageFacts(total, page, limit),
    facets: { states: facets(TICKET_STATES, states), topics: facets(SupportTopic.options, topics) },
  };
}
