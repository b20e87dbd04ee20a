import { z } from 'zod';
import { Id, Instant } from '../kit/index.ts';

export const NOTE_MAX = 2000;
/** What a note can be about. */
export const NOTE_SUBJECTS = ['provider', 'application', 'user', 'credential'] as const;
export const NoteSubject = z.enum(NOTE_SUBJECTS).meta({ description: 'What it is about.' });
export type NoteSubject = z.infer<typeof NoteSubject>;

export const Note = z
  .object({
    id: Id,
    body: z.string().meta({ description: 'Text, plain.' }),
    by: z.string().nullable().meta({ description: 'Author; null for users the caller may not see.' }),
    at: Instant.meta({ description: 'When it was written.' }),
    own: z.boolean().meta({ description: 'Whether the caller wrote it, and so may delete it.' }),
  })
  .meta({ id: 'Note', description: 'A note of a team about one of its records.' });
export type Note = z.infer<typeof Note>;

export const Notes = z
  .object({
    data: z.array(Note).meta({ description: 'Newest first, at most 200.' }),
    readers: z.enum(['platform', 'organization', 'everyone']).meta({
      description: 'Who reads them: admins, the organization’s members, or also the clinic’s team.',
    }),
  })
  .meta({ id: 'Notes', description: 'Notes about a record.' });
export type Notes = z.infer<typeof Notes>;

export const NewNote = z
  .strictObject({ body: z.string().trim().min(1).max(NOTE_MAX).meta({ description: 'Text, plain.' }) })
  .meta({ id: 'NewNote', description: 'A note to write.' });
