import { z } from 'zod';

/** A list as a file that the client saves; small enough to travel in an answer. */
export const ExportedFile = z
  .object({
    name: z.string().meta({ description: 'Name to save it under.', example: 'users-2026-11-22.csv' }),
    media_type: z.string().meta({ description: 'Media type of the content.', example: 'text/csv' }),
    content: z.string().meta({ description: 'The content.' }),
    rows: z.int().min(0).meta({ description: 'Rows in it, without the heading.' }),
    complete: z
      .boolean()
      .meta({ description: 'Whether it holds everything that was asked for; otherwise the newest of it.' }),
  })
  .meta({ id: 'ExportedFile', description: 'A list as a file to be saved.' });
export type ExportedFile = z.infer<typeof ExportedFile>;
