import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { forgetTeamMember } from './messages.repo.ts';
import { createTicketSeals } from './support-deps.ts';
import { supportMessages, supportTickets } from './support.tables.ts';

const rows: readonly OwnedRows[] = [
  { table: supportTickets, owner: supportTickets.userId, leaveOut: [supportTickets.assigneeId] },
  { table: supportMessages, owner: supportMessages.userId, leaveOut: [supportMessages.authorId] },
];

/** A person's tickets, with every message and note in plain text. */
export function supportPersonalData(secret: string): PersonalDataSource {
  const { subject, message } = createTicketSeals(secret);
  const opened = (items: Record<string, unknown>[] | undefined, column: string, seal: typeof subject) =>
    (items ?? []).map(({ [`${column}_sealed`]: sealed, ...item }) => ({
      ...item,
      [column]: typeof sealed === 'string' ? seal.open(sealed, String(item['id'])) : null,
    }));
  return {
    name: 'support',
    title: { en: 'Help and tickets', es: 'Ayuda y consultas', pt: 'Ajuda e chamados' },
    about: {
      en: 'What you asked the team, what was answered, and what the team noted about it.',
      es: 'Lo que usted consultó al equipo, lo que se le respondió y lo que el equipo anotó al respecto.',
      pt: 'O que você perguntou à equipe, o que foi respondido e o que a equipe anotou a respeito.',
    },
    tables: namesOf(rows),
    collect: async (db, subjectOfData) => {
      const { support_tickets: tickets, support_messages: messages } = await collectOwned(db, rows, subjectOfData);
      return {
        support_tickets: opened(tickets, 'subject', subject),
        support_messages: opened(messages, 'text', message),
      };
    },
    erase: async (tx, subjectOfData) => {
      await deleteOwned(tx, rows, subjectOfData);
      await forgetTeamMember(tx, subjectOfData.userId);
    },
  };
}
