import { randomBytes } from 'node:crypto';
import type { EndpointArgs } from '@travesia/contracts/kit';
import { type createTicket as createTicketCall, type Ticket, ticketMachine } from '@travesia/contracts/support';
import { uuidv7 } from 'uuidv7';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { demoFlagOf } from '../../../platform/demo/sight.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { begin } from '../../../platform/transition/transition.ts';
import { findUser } from '../../accounts/index.ts';
import { addMessage } from '../writing/add-message.ts';
import { readTicket } from '../read-ticket.ts';
import { refuseFlood } from '../writing/refuse-flood.ts';
import type { SupportDeps } from '../support-deps.ts';
import { ownTickets } from '../support.policy.ts';
import { contextOf, workplaceOf } from '../writing/ticket-context.ts';
import { ticketLifecycle } from '../ticket.lifecycle.ts';
import { limitsFor, ticketReference } from '../ticket.rules.ts';
import { countActive, insertTicket, listTicketTimes } from '../tickets.repo.ts';

type Input = EndpointArgs<typeof createTicketCall>['body'];

/** Creates a ticket. Throws when too many are open, or were created within the hour, or a file is not the caller's. */
export async function createTicket(
  deps: SupportDeps,
  { topic, subject, message, files, attach_context: attach }: Input,
  { actor, device }: Pick<RequestContext, 'actor' | 'device'>,
): Promise<Ticket> {
  const { database, clock, seals } = deps;
  const scope = ownTickets(actor);
  const user = await findUser(database.db, scope.userId);
  if (!user) throw new ProblemError('access.signed_out');
  const { place, ...workplace } = await workplaceOf(database.db, user.id);
  const at = clock.now();
  const id = uuidv7();
  const limits = limitsFor(user);
  await unitOfWork(database, async (tx) => {
    await lockKeys(tx, 'support', [user.id]);
    if ((await countActive(tx, scope)) >= limits.open) throw new ProblemError('support.too_many_open');
    refuseFlood(await listTicketTimes(tx, scope, new Date(at.getTime() - limits.tickets.withinMs)), limits.tickets, at);
    await insertTicket(tx, {
      id,
      reference: ticketReference(randomBytes(8)),
      userId: user.id,
      role: user.role,
      language: user.language,
      ...workplace,
      topic,
      subjectSealed: seals.subject.seal(subject, id),
      context: attach ? contextOf(user, device, place) : null,
      state: ticketMachine.initial,
      waitingSince: at,
      ...demoFlagOf(user),
      createdAt: at,
      updatedAt: at,
    });
    await addMessage(
      tx,
      seals,
      { id, userId: user.id },
      { authorId: user.id, byTeam: false, text: message, files, at },
    );
    const audit = { action: 'support.ticket_opened', subjectId: user.id, target: { type: 'ticket', id } } as const;
    await begin(tx, ticketLifecycle, { id, actor, as: 'patient', at, facts: { topic }, audit });
  });
  return readTicket(deps, scope, id);
}
