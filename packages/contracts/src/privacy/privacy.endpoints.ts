import { z } from 'zod';
import { defineEndpoint, FileContent, Id } from '../kit/index.ts';
import { DataExport, ErasureDate, ErasureRequest } from './privacy.schema.ts';
import { EXPORT_DAYS, GRACE_DAYS } from './retention.ts';

const own = { access: 'session', tag: 'privacy' } as const;
const byId = z.object({ id: Id });

export const requestExport = defineEndpoint({
  ...own,
  name: 'requestExport',
  method: 'POST',
  path: '/profile/export',
  summary: 'Ask for everything that is held of oneself',
  description: `Begins a copy of everything held of the person: a zip with JSON for machines and a page for people. A mail tells when it is ready; it can be downloaded for ${EXPORT_DAYS} days. While one is being made, that one is answered. Needs a proof of identity of the last five minutes.`,
  status: 202,
  response: DataExport,
  problems: ['auth.confirm_identity'],
  ratePerMinute: 20,
});

export const listExports = defineEndpoint({
  ...own,
  name: 'listExports',
  method: 'GET',
  path: '/profile/export',
  summary: 'Copies that were asked for',
  description: 'Answers the person’s own exports, the newest first.',
  response: z
    .object({ data: z.array(DataExport).meta({ description: 'The exports.' }) })
    .meta({ id: 'DataExports', description: 'Own exports.' }),
});

export const getExport = defineEndpoint({
  ...own,
  name: 'getExport',
  method: 'GET',
  path: '/profile/export/:id',
  summary: 'Where an export stands',
  description: 'Answers the state of one of the person’s own exports, and once it is ready its size and its end.',
  params: byId,
  response: DataExport,
  problems: ['privacy.export_not_found'],
});

export const downloadExport = defineEndpoint({
  ...own,
  name: 'downloadExport',
  method: 'GET',
  path: '/profile/export/:id/content',
  summary: 'Download an export',
  description: 'Answers the zip of one of the person’s own exports. Each download is written into the audit log.',
  params: byId,
  response: FileContent,
  download: true,
  problems: ['privacy.export_not_found', 'privacy.export_not_ready'],
});

export const eraseAccount = defineEndpoint({
  ...own,
  name: 'eraseAccount',
  closedToDemo: 'privacy.demo_person',
  method: 'DELETE',
  path: '/profile',
  summary: 'Have the account erased',
  description: `Begins the erasure: all other sessions end, a mail names the date, and after ${GRACE_DAYS} days everything held of the person is gone. Until then signing in works and \`POST /profile/keep\` stops it. Needs a proof of identity of the last five minutes and the account’s address typed.`,
  body: ErasureRequest,
  response: ErasureDate,
  problems: [
    'auth.confirm_identity',
    'privacy.wrong_address',
    'privacy.already_closing',
    'privacy.demo_person',
    'account.last_admin',
  ],
});

export const keepAccount = defineEndpoint({
  ...own,
  name: 'keepAccount',
  method: 'POST',
  path: '/profile/keep',
  summary: 'Keep the account after all',
  description: 'Stops an erasure during its grace period; everything is as before.',
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['privacy.not_closing'],
});
