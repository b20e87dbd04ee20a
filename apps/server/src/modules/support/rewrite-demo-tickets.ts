import type { SupportTopic, TicketState } from '@travesia/contracts/support';
import type { PastEntry } from '../../platform/audit/audit.repo.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type PastLife, rewriteDemoHistory } from '../../platform/transition/rewrite-demo-history.ts';
import { findUser } from '../accounts/index.ts';
import { findMembership } from '../organizations/index.ts';
import { insertMessage } from './messages.repo.ts';
import { createTicketSeals } from './support-deps.ts';
import { ticketLifecycle } from './ticket.lifecycle.ts';
import { deleteTicketsOf, insertTicket } from './tickets.repo.ts';

/** An initial ticket of a demo person. */
export interface DemoTicket {
  id: string;
  reference: string;
  userId: string;
  topic: SupportTopic;
  subject: string;
  state: TicketState;
  /** Hours before the start, for a closed one; its author closed it. */
  closedHoursAgo?: number;
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

/**
 * Rewrites the tickets of demo people; deletes those created by visitors on their behalf. Returns what the audit log
 * says about them.
 */
export async function rewriteDemoTickets(
  tx: Tx,
  secret: string,
  people: readonly { id: string }[],
  tickets: readonly DemoTicket[],
  at: Date,
): Promise<PastEntry[]> {
  const seals = createTicketSeals(secret);
  await deleteTicketsOf(
    tx,
    people.map(({ id }) => id),
    at,
  );
  const ago = (hours: number) => new Date(at.getTime() - hours * 3_600_000);
  const entries: PastEntry[] = [];
  for (const { messages, subject, closedHoursAgo, ...ticket } of tickets) {
    const user = await findUser(tx, ticket.userId);
    if (!user) continue;
    const { organization, provider } = await findMembership(tx, user.id);
    const past = lifeOf({ messages, closedHoursAgo, ...ticket }, ago);
    const answer = past.moves.find(({ action }) => action === 'answer');
    // A second message before an answer keeps the time since when it waits.
    const lastAnswer = past.moves.findLastIndex(({ action }) => action === 'answer');
    await insertTicket(tx, {
      ...ticket,
      role: user.role,
      language: user.language,
      organizationId: organization?.id ?? null,
      providerId: provider?.id ?? null,
      subjectSealed: seals.subject.seal(subject, ticket.id),
      waitingSince: ticket.state === 'open' ? (past.moves[lastAnswer + 1] ?? past.begun).at : null,
      firstAnsweredAt: answer?.at ?? null,
      demo: true,
      version: past.moves.length + 1,
      createdAt: past.begun.at,
      updatedAt: past.moves.at(-1)?.at ?? past.begun.at,
    });
    for (const { hoursAgo, text, ...message } of messages)
      await insertMessage(tx, {
        ...message,
        ticketId: ticket.id,
        userId: user.id,
        textSealed: seals.message.seal(text, message.id),
        createdAt: ago(hoursAgo),
      });
    entries.push(...(await rewriteDemoHistory(tx, ticketLifecycle, ticket.id, past, at)));
  }
  return entries;
}

/** What the messages did to the ticket. */
function lifeOf(
  { id, userId, topic, messages, closedHoursAgo }: Omit<DemoTicket, 'subject'>,
  ago: (hours: number) => Date,
): PastLife<'answer' | 'reply' | 'close' | 'reopen'> {
  const [opened, ...others] = messages.filter(({ internal }) => !internal);
  if (!opened) throw new Error(`ticket ${id} of the demo has no message`);
  const owner = { actor: { kind: 'person', userId }, as: 'patient' } as const;
  const audit = { action: 'support.ticket_opened', subjectId: userId, target: { type: 'ticket', id } } as const;
  const moves = others.map(({ authorId, byTeam, hoursAgo }) =>
    byTeam
      ? ({ action: 'answer', actor: { kind: 'person', userId: authorId }, as: 'admin', at: ago(hoursAgo) } as const)
      : ({ ...owner, action: 'reply', at: ago(hoursAgo) } as const),
  );
  return {
    begun: { ...owner, at: ago(opened.hoursAgo), facts: { topic }, audit },
    moves: closedHoursAgo === undefined ? moves : [...moves, { ...owner, action: 'close', at: ago(closedHoursAgo) }],
  };
}
