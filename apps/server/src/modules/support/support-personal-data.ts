import type { Db } from '../../platform/db/database.ts';
import { collectOwned, deleteOwned, namesOf, type OwnedRows } from '../../platform/personal-data/owned-rows.repo.ts';
import type { PersonalDataSource } from '../../platform/personal-data/personal-data.ts';
import { forgetFiles, listFilesOfPerson } from './files/files.repo.ts';
import { forgetTeamMember } from './messages.repo.ts';
import { createTicketSeals } from './support-deps.ts';
import { supportFiles, supportMessages, supportTickets } from './support.tables.ts';

const rows: readonly OwnedRows[] = [
  { table: supportTickets, owner: supportTickets.userId, leaveOut: [supportTickets.assigneeId] },
  { table: supportMessages, owner: supportMessages.userId, leaveOut: [supportMessages.authorId] },
];

const shownFiles = async (db: Db, userId: string) =>
  (await listFilesOfPerson(db, userId)).filter(({ internal }) => !internal);

/** A person's tickets, with every message and note in plain text, and the files of the messages. */
export function supportPersonalData(secret: string): PersonalDataSource {
  const { subject, message } = createTicketSeals(secret);
  const opened = (items: Record<string, unknown>[] | undefined, column: string, seal: typeof subject) =>
    (items ?? []).map(({ [`${column}_sealed`]: sealed, ...item }) => ({
      ...item,
      [column]: typeof sealed === 'string' ? seal.open(sealed, String(item['id'])) : null,
    }));
  return {
    name: 'support',
    title: { en: 'Support requests', es: 'Casos de soporte', pt: 'Chamados' },
    about: {
      en: 'Your support requests with replies, attached files and the team’s notes.',
      es: 'Sus casos de soporte con las respuestas, los archivos adjuntos y las notas del equipo.',
      pt: 'Seus chamados com as respostas, os arquivos anexados e as anotações da equipe.',
    },
    tables: [...namesOf(rows), ...namesOf([{ table: supportFiles, owner: supportFiles.uploadedBy }])],
    collect: async (db, subjectOfData) => {
      const { support_tickets: tickets, support_messages: messages } = await collectOwned(db, rows, subjectOfData);
      const files = subjectOfData.onlySession ? [] : await shownFiles(db, subjectOfData.userId);
      return {
        support_tickets: opened(tickets, 'subject', subject),
        support_messages: opened(messages, 'text', message),
        support_files: files.map(({ id, name, mediaType, size, messageId, createdAt }) => ({
          id,
          name,
          media_type: mediaType,
          size,
          message_id: messageId,
          created_at: createdAt,
        })),
      };
    },
    files: async (db, { userId, onlySession }) =>
      onlySession
        ? []
        : (await listFilesOfPerson(db, userId)).map(({ fileId, name, internal }) => ({
            id: fileId,
            // files of internal notes are deleted with the account, and not handed out
            name: internal ? null : `support-${name}`,
          })),
    erase: async (tx, subjectOfData) => {
      await forgetFiles(tx, subjectOfData.userId);
      await deleteOwned(tx, rows, subjectOfData);
      await forgetTeamMember(tx, subjectOfData.userId);
    },
  };
}
