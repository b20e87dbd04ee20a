import type { Note, NoteSubject } from '@travesia/contracts/notes';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { insertNote, listNoteRows, notesOf } from '../notes.repo.ts';
import { presentNote } from '../notes.presenter.ts';

/** Writes a note about a record. Throws `notes.record_not_found`. */
export async function addNote(
  { database, clock }: Pick<ModuleDeps, 'database' | 'clock'>,
  record: { about: NoteSubject; id: string },
  body: string,
  actor: Actor,
): Promise<Note> {
  return unitOfWork(database, async (tx) => {
    const scope = await notesOf(tx, actor, record);
    const { organizationId, person } = scope;
    const id = uuidv7();
    await insertNote(tx, {
      id,
      about: record.about,
      recordId: record.id,
      organizationId,
      authorId: person.userId,
      sessionId: person.sessionId,
      body,
      createdAt: clock.now(),
    });
    const written = (await listNoteRows(tx, scope)).find((row) => row.id === id);
    if (!written) throw new ProblemError('notes.record_not_found');
    return presentNote(written, scope);
  });
}
