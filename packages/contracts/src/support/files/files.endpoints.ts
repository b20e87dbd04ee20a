import { z } from 'zod';
import { defineEndpoint, FileContent, Id } from '../../kit/index.ts';
import { TICKET_UPLOAD, TicketFile } from './files.schema.ts';

const own = { access: 'session', tag: 'support' } as const;
const params = z.object({ id: Id.meta({ description: 'File id.' }) });

export const uploadTicketFile = defineEndpoint({
  ...own,
  name: 'uploadTicketFile',
  method: 'POST',
  path: '/support/files',
  summary: 'Upload a file for a message',
  description:
    'Uploads a scan, photo or PDF to attach to the next message of a ticket. Without a message it is deleted after a day. For demo users, only the file type is checked, and a fictional page is stored instead.',
  status: 201,
  ratePerMinute: 60,
  upload: TICKET_UPLOAD,
  body: z.strictObject({}).meta({ description: 'No fields besides the file.' }),
  response: TicketFile,
  problems: ['request.rate_limited'],
});

export const discardTicketFile = defineEndpoint({
  ...own,
  name: 'discardTicketFile',
  method: 'DELETE',
  path: '/support/files/:id',
  summary: 'Discard an uploaded file',
  description: 'Deletes a file that the caller uploaded and has not attached to a message.',
  params,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['support.file_not_found'],
});

export const readTicketFile = defineEndpoint({
  ...own,
  name: 'readTicketFile',
  method: 'GET',
  path: '/support/files/:id/content',
  summary: 'Download a file of a ticket',
  description:
    'Returns a file of one of the user’s own tickets, or one they have not attached yet. Files of internal notes are not found.',
  params,
  download: true,
  response: FileContent,
  problems: ['support.file_not_found'],
});

export const readAnyTicketFile = defineEndpoint({
  access: ['admin'],
  tag: 'support',
  name: 'readAnyTicketFile',
  method: 'GET',
  path: '/admin/support/files/:id/content',
  summary: 'Download a file of a ticket as the team',
  description: 'Returns a file of a message or note. Each read is recorded in the audit log, which the user sees.',
  params,
  download: true,
  response: FileContent,
  problems: ['support.file_not_found'],
});
