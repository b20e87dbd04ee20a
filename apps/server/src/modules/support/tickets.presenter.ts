import { actionsFor } from '@travesia/contracts/kit';
import {
  type AdminTicket,
  type AdminTicketSummary,
  type ExpectedReply,
  type TeamMember,
  type Ticket,
  type TicketFile,
  ticketMachine,
  type TicketSummary,
} from '@travesia/contracts/support';
import type { InboxRow } from './admin/inbox.repo.ts';
import type { FileRow } from './files/files.repo.ts';
import type { MessageRow } from './messages.repo.ts';
import type { TicketSeals } from './support-deps.ts';
import { isChangeable } from './ticket.rules.ts';
import type { TicketRow } from './tickets.repo.ts';

export const presentSummary = (seals: TicketSeals, row: TicketRow): TicketSummary => ({
  id: row.id,
  reference: row.reference,
  topic: row.topic,
  subject: seals.subject.open(row.subjectSealed, row.id),
  state: row.state,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const textOf = (seals: TicketSeals, { id, textSealed }: MessageRow): string => seals.message.open(textSealed, id);

/** Files by message. */
type Files = ReadonlyMap<string, readonly FileRow[]>;

const filesOf = (files: Files, { id }: MessageRow): TicketFile[] =>
  (files.get(id) ?? []).map(({ id: fileId, name, mediaType, size }) => ({
    id: fileId,
    name,
    media_type: mediaType ?? 'application/octet-stream',
    size: size ?? 0,
  }));

interface TicketFacts {
  messages: readonly MessageRow[];
  files: Files;
  expected: ExpectedReply | null;
}

/** A ticket for its owner. Replying also reopens a ticket, so both actions are shown only where they differ. */
export const presentTicket = (
  seals: TicketSeals,
  row: TicketRow,
  { messages, files, expected }: TicketFacts,
): Ticket => ({
  ...presentSummary(seals, row),
  version: row.version,
  context: row.context,
  messages: messages.map((message) => ({
    id: message.id,
    by: message.byTeam ? 'team' : 'me',
    name: message.byTeam ? message.firstName : null,
    text: textOf(seals, message),
    files: filesOf(files, message),
    at: message.createdAt.toISOString(),
  })),
  expected_reply: expected,
  actions: actionsFor(ticketMachine, row.state, 'patient').filter((action) => action !== 'answer'),
});

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim();

export const presentMember = (person: { id: string; firstName: string; lastName: string }): TeamMember => ({
  id: person.id,
  name: nameOf(person),
});

export const presentInboxLine = (seals: TicketSeals, row: InboxRow): AdminTicketSummary => ({
  ...presentSummary(seals, row),
  requester: {
    name: nameOf(row.requester),
    role: row.role,
    language: row.language,
    place: row.place,
    demo: row.demo,
  },
  assignee: row.assignee && presentMember(row.assignee),
  waiting_since: row.waitingSince?.toISOString() ?? null,
  version: row.version,
  actions: teamActions(row),
});

function teamActions({ state }: InboxRow): AdminTicketSummary['actions'] {
  const moves = actionsFor(ticketMachine, state, 'admin');
  return [
    ...(moves.includes('answer') ? (['answer'] as const) : []),
    'note',
    'assign',
    ...(moves.includes('close') ? (['close'] as const) : []),
  ];
}

interface TeamFacts {
  messages: readonly MessageRow[];
  files: Files;
  team: TeamMember[];
  /** Who reads it, and when: they may change their own recent notes. */
  readerId: string;
  now: Date;
}

/** A ticket for the team, with its notes. */
export const presentForTeam = (
  seals: TicketSeals,
  row: InboxRow,
  { messages, files, team, readerId, now }: TeamFacts,
): AdminTicket => ({
  ...presentInboxLine(seals, row),
  context: row.context,
  messages: messages.map((message) => ({
    id: message.id,
    by: message.byTeam ? 'team' : 'requester',
    name: nameOf(message) || null,
    internal: message.internal,
    text: textOf(seals, message),
    files: filesOf(files, message),
    at: message.createdAt.toISOString(),
    edited_at: message.editedAt?.toISOString() ?? null,
    actions: isChangeable(message, readerId, now) ? ['change', 'delete'] : [],
  })),
  team,
});
