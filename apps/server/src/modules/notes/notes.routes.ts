import { addNote as addCall, deleteNote as deleteCall, listNotes } from '@travesia/contracts/notes';
import { mount, type Mounted } from '../../platform/http/module.ts';
import type { ModuleDeps } from '../../platform/module-deps.ts';
import { addNote } from './commands/add-note.ts';
import { deleteNote } from './commands/delete-note.ts';
import { presentNote } from './notes.presenter.ts';
import { listNoteRows, notesOf } from './notes.repo.ts';

/** Routes for notes about records. */
export const notesRoutes = (deps: ModuleDeps): Mounted[] => [
  mount(listNotes, async ({ params }, { actor }) => {
    const { db } = deps.database;
    const scope = await notesOf(db, actor, params);
    const rows = await listNoteRows(db, scope);
    return { data: rows.map((row) => presentNote(row, scope)), readers: scope.readers };
  }),
  mount(addCall, ({ params, body }, { actor }) => addNote(deps, params, body.body, actor)),
  mount(deleteCall, ({ params }, { actor }) => deleteNote(deps, params, actor)),
];
