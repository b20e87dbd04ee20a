import { z } from 'zod';

/** A list as a downloadable file, small enough for a JSON response. */
export const ExportedFile = z
  .object({
    name: z.string().meta({ description: 'File name.', example: 'users-2026-11-22.csv' }),
    media_type: z.string().meta({ description: 'Media type of the content.', example: 'text/csv' }),
    content: z.string().meta({ description: 'The content.' }),
    encoding: z.enum(['base64']).optional().meta({ description: 'How the content is written; plain text if omitted.' }),
    rows: z.int().min(0).meta({ description: 'Number of rows, without the header.' }),
    complete: z.boolean().meta({ description: 'Whether it is complete; otherwise it contains only the newest rows.' }),
  })
  .meta({ id: 'ExportedFile', description: 'A list as a downloadable file.' });
export type ExportedFile = z.infer<typeof ExportedFile>;
