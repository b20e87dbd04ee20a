import type { SupportTopic, TicketState } from '@travesia/contracts/support';
import type { Tx } from '../../platform/db/database.ts';
import { findUser } from '../accounts/index.ts';
import { findMembership } from '../organizations/index.ts';
import { insertMessage } from './messages.repo.ts';
import { createTicketSeals } from './support-deps.ts';
import { deleteTicketsOf, insertTicket } from './tickets.repo.ts';

/** An initial ticket of a demo person. */
export interface DemoTicket {
  id: string;
  reference: string;
  userId: string;
  topic: SupportTopic;
  subject: string;
  state: TicketState;
  /** Who answers it. */
  assigneeId: string | null;
  messages: readonly {
    id: string;
    authorId: string;
    byTeam: boolean;
    internal?: boolean;
    /** Hours before the start. */
    hoursAgo: number;
    text: string;
  }[];
}

/** Rewrites the tickets of demo people; deletes those created by visitors on their behalf. */
export async function rewriteDemoTickets(
  tx: Tx,
  secret: string,
  people: readonly { id: string }[],
  tickets: readonly DemoTicket[],
  now: Date,
): Promise<void> {
  const seals = createTicketSeals(secret);
  await deleteTicketsOf(
    tx,
    people.map(({ id }) => id),
    now,
  );
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  for (const { messages, subject, ...ticket } of tickets) {
    const user = await findUser(tx, ticket.userId);
    if (!user) continue;
    const { organization, provider } = await findMembership(tx, user.id);
    const times = messages.filter(({ internal }) => !internal).map(({ hoursAgo }) => hoursAgo);
    const answer = messages.find(({ byTeam, internal }) => byTeam && !internal);
    const asked = messages.filter(({ byTeam }) => !byTeam).at(-1);
    await insertTicket(tx, {
      ...ticket,
      role: user.role,
      language: user.language,
      organizationId: organization?.id ?? null,
      providerId: provider?.id ?? null,
      subjectSealed: seals.subject.seal(subject, ticket.id),
      waitingSince: ticket.state === 'open' ? ago(asked?.hoursAgo ?? 0) : null,
      firstAnsweredAt: answer ? ago(answer.hoursAgo) : null,
      demo: true,
      createdAt: ago(Math.max(...times)),
      updatedAt: ago(Math.min(...times)),
    });
    for (const { hoursAgo, text, ...message } of messages)
      await insertMessage(tx, {
        ...message,
        ticketId: ticket.id,
        userId: user.id,
        textSealed: seals.message.seal(text, message.id),
        createdAt: ago(hoursAgo),
      });
  }
}
