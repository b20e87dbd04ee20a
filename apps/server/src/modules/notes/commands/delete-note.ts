import type { NoteSubject } from '@travesia/contracts/notes';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { deleteOwnNote, notesOf } from '../notes.repo.ts';

/** Deletes a note that the person wrote. Throws `notes.not_found`. */
export async function deleteNote(
  { database }: Pick<ModuleDeps, 'database'>,
  { note, ...record }: { about: NoteSubject; id: string; note: string },
  actor: Actor,
): Promise<void> {
  await unitOfWork(database, async (tx) => {
    const scope = await notesOf(tx, actor, record);
    if (!(await deleteOwnNote(tx, scope, note))) throw new ProblemError('notes.not_found');
  });
}
