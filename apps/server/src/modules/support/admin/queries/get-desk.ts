import { type SupportDesk, SupportTopic } from '@travesia/contracts/support';
import type { RequestContext } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findUser } from '../../../accounts/index.ts';
import { replyTimes } from '../../read-ticket.ts';
import type { SupportDeps } from '../../support-deps.ts';
import { ownTickets } from '../../support.policy.ts';
import { contextOf, workplaceOf } from '../../writing/ticket-context.ts';
import { limitsFor } from '../../ticket.rules.ts';
import { countActive } from '../../tickets.repo.ts';

/** Information shown before a person contacts support. */
export async function getDeskQuery(
  deps: SupportDeps,
  { actor, device }: Pick<RequestContext, 'actor' | 'device'>,
): Promise<SupportDesk> {
  const { db } = deps.database;
  const scope = ownTickets(actor);
  const user = await findUser(db, scope.userId);
  if (!user) throw new ProblemError('access.signed_out');
  const [{ place }, expected, open] = await Promise.all([
    workplaceOf(db, user.id),
    replyTimes(deps, user),
    countActive(db, scope),
  ]);
  return {
    topics: SupportTopic.options.map((topic) => ({ topic, expected_reply: expected(topic) })),
    context: contextOf(user, device, place),
    open_tickets: open,
    actions: open < limitsFor(user).open ? ['ask'] : [],
  };
}
