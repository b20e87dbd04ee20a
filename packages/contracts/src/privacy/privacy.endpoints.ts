import { z } from 'zod';
import { defineEndpoint, FileContent, Id } from '../kit/index.ts';
import { GivenConsents, GivenConsentsQuery } from './consents.schema.ts';
import { DataExport, ErasureDate, ErasureRequest } from './privacy.schema.ts';
import { EXPORT_DAYS, GRACE_DAYS } from './retention.ts';

const own = { access: 'session', tag: 'privacy' } as const;
const byId = z.object({ id: Id });

export const requestExport = defineEndpoint({
  ...own,
  name: 'requestExport',
  method: 'POST',
  path: '/profile/export',
  summary: 'Request an export of own data',
  description: `Starts an export of all the user’s personal data: a ZIP file with JSON for machines and a page for people. An email is sent when it is ready; it can be downloaded for ${EXPORT_DAYS} days. While one is being prepared, that one is returned. Requires authentication within the last five minutes.`,
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
  summary: 'List own exports',
  description: 'Returns the user’s own exports, newest first.',
  response: z
    .object({ data: z.array(DataExport).meta({ description: 'The exports.' }) })
    .meta({ id: 'DataExports', description: 'The user’s own exports.' }),
});

export const getExport = defineEndpoint({
  ...own,
  name: 'getExport',
  method: 'GET',
  path: '/profile/export/:id',
  summary: 'Get an export',
  description: 'Returns the status of one of the user’s own exports and, once ready, its size and expiration.',
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
  description: 'Returns one of the user’s own exports as a ZIP file. Each download is recorded in the audit log.',
  params: byId,
  response: FileContent,
  download: true,
  problems: ['privacy.export_not_found', 'privacy.export_not_ready'],
});

export const listGivenConsents = defineEndpoint({
  ...own,
  name: 'listGivenConsents',
  method: 'GET',
  path: '/profile/given-consents',
  summary: 'List every consent given',
  description:
    'Returns every consent the user gave anywhere in the product, with its purpose, the version of its text, to whom, and until when; newest first. Each is withdrawn where it was given.',
  query: GivenConsentsQuery,
  response: GivenConsents,
});

export const eraseAccount = defineEndpoint({
  ...own,
  name: 'eraseAccount',
  closedToDemo: 'privacy.demo_person',
  method: 'DELETE',
  path: '/profile',
  summary: 'Delete the account',
  description: `Schedules deletion: all other sessions end, an email states the date, and after ${GRACE_DAYS} days all the user’s personal data is deleted. Until then, signing in works and \`POST /profile/keep\` cancels it. Requires authentication within the last five minutes and the account’s email address, typed.`,
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
  summary: 'Cancel account deletion',
  description: 'Cancels the deletion during its grace period; the account is fully restored.',
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['privacy.not_closing'],
});
