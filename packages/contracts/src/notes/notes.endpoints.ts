import { z } from 'zod';
import { defineEndpoint, Id } from '../kit/index.ts';
import { NewNote, Note, Notes, NoteSubject } from './notes.schema.ts';

const shared = { access: ['provider', 'organization', 'admin'], tag: 'notes' } as const;
const params = z.object({ about: NoteSubject, id: Id.meta({ description: 'Id of the record.' }) });

export const listNotes = defineEndpoint({
  ...shared,
  name: 'listNotes',
  method: 'GET',
  path: '/notes/:about/:id',
  summary: 'List notes about a record',
  description:
    'Notes about a provider are read by the admins, or by the members of the organization that wrote them; those about a credential by everyone who takes care of it; others by admins.',
  params,
  response: Notes,
  problems: ['notes.record_not_found'],
});

export const addNote = defineEndpoint({
  ...shared,
  name: 'addNote',
  method: 'POST',
  path: '/notes/:about/:id',
  summary: 'Write a note about a record',
  description: 'Adds a note for the same readers.',
  status: 201,
  ratePerMinute: 60,
  params,
  body: NewNote,
  response: Note,
  problems: ['notes.record_not_found'],
});

export const deleteNote = defineEndpoint({
  ...shared,
  name: 'deleteNote',
  method: 'DELETE',
  path: '/notes/:about/:id/:note',
  summary: 'Delete one’s own note',
  description: 'Deletes a note that the caller wrote.',
  params: params.extend({ note: Id.meta({ description: 'Note id.' }) }),
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['notes.record_not_found', 'notes.not_found'],
});
