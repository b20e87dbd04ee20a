import type { Note } from '@travesia/contracts/notes';
import type { NoteScope } from './notes.policy.ts';
import type { NoteRow } from './notes.repo.ts';

export const presentNote = ({ id, body, by, at, authorId }: NoteRow, { person }: NoteScope): Note => ({
  id,
  body,
  by,
  at: new Date(at).toISOString(),
  own: authorId === person.userId,
});
