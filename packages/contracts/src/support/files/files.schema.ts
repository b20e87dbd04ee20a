import { z } from 'zod';
import { DOCUMENT_TYPES, Id, type UploadRules } from '../../kit/index.ts';

/** Scans, photos and PDFs attached to messages. */
export const TICKET_UPLOAD: UploadRules = { types: DOCUMENT_TYPES, maxBytes: 10 * 1024 * 1024 };
/** Maximum number of files per message. */
export const MOST_MESSAGE_FILES = 5;

export const TicketFile = z
  .object({
    id: Id,
    name: z.string().meta({ description: 'File name.' }),
    media_type: z.string().meta({ description: 'Media type, detected from its content.' }),
    size: z.int().meta({ description: 'Bytes.' }),
  })
  .meta({ id: 'TicketFile', description: 'A file attached to a message of a ticket.' });
export type TicketFile = z.infer<typeof TicketFile>;

/** Uploaded files that a new message attaches. */
export const AttachedFiles = z
  .array(Id)
  .max(MOST_MESSAGE_FILES)
  .default([])
  .meta({ description: `Files the caller uploaded with \`POST /support/files\`, at most ${MOST_MESSAGE_FILES}.` });
