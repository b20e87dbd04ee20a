import {
  type AdminTicket,
  type ExpectedReply,
  type SupportTopic,
  type Ticket,
  ticketMachine,
} from '@travesia/contracts/support';
import type { Db } from '../../platform/db/database.ts';
import type { Flagged } from '../../platform/demo/sight.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { findInInbox, listTeam } from './admin/inbox.repo.ts';
import { listFilesOf } from './files/files.repo.ts';
import { listMessages, type MessageRow } from './messages.repo.ts';
import type { SupportDeps } from './support-deps.ts';
import type { InboxScope, TicketScope } from './support.policy.ts';
import { expectedReply } from './ticket.rules.ts';
import { presentForTeam, presentMember, presentTicket } from './tickets.presenter.ts';
import { findOwnTicket, listFirstAnswers } from './tickets.repo.ts';

/** Reply times are measured over this period. */
const MEASURED_MS = 90 * 24 * 3_600_000;

/** Expected reply time per topic, measured separately for real and demo people. */
export async function replyTimes(
  { database, clock }: SupportDeps,
  of: Flagged,
): Promise<(topic: SupportTopic) => ExpectedReply> {
  const since = new Date(clock.now().getTime() - MEASURED_MS);
  const answers = await listFirstAnswers(database.db, of, since);
  return (topic) => expectedReply(topic, answers);
}

const filesOf = (db: Db, messages: readonly MessageRow[]) =>
  listFilesOf(
    db,
    messages.map(({ id }) => id),
  );

/** One of a person's own tickets. Throws `support.ticket_not_found` for any other. */
export async function readTicket(deps: SupportDeps, scope: TicketScope, id: string): Promise<Ticket> {
  const { db } = deps.database;
  const row = await findOwnTicket(db, scope, id);
  if (!row) throw new ProblemError('support.ticket_not_found');
  const isWaiting = ticketMachine.states[row.state].tags.some((tag) => tag === 'waiting');
  const expected = isWaiting ? (await replyTimes(deps, row))(row.topic) : null;
  const messages = await listMessages(db, id, false);
  return presentTicket(deps.seals, row, { messages, files: await filesOf(db, messages), expected });
}

/** A ticket as the team sees it. Throws `support.ticket_not_found` when it is not in the inbox. */
export async function readForTeam(deps: SupportDeps, scope: InboxScope, id: string): Promise<AdminTicket> {
  const { db } = deps.database;
  const row = await findInInbox(db, scope, id);
  if (!row) throw new ProblemError('support.ticket_not_found');
  const [messages, team] = await Promise.all([listMessages(db, id, true), listTeam(db, scope)]);
  return presentForTeam(deps.seals, row, {
    messages,
    files: await filesOf(db, messages),
    team: team.map(presentMember),
    readerId: scope.member.userId,
    now: deps.clock.now(),
  });
}
