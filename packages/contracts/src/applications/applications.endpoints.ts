import { z } from 'zod';
import { CheckInbox } from '../accounts/accounts.endpoints.ts';
import { Credentials } from '../accounts/accounts.schema.ts';
import { SignInAnswer } from '../accounts/second-factor.schema.ts';
import { defineEndpoint, FileContent, Id } from '../kit/index.ts';
import {
  Application,
  APPLICATION_UPLOAD,
  ApplicationChanges,
  ApplicationSummary,
  ApplyingProvider,
  FileKind,
  ProviderRegistration,
  VersionOnly,
} from './applications.schema.ts';

const open = { method: 'POST', access: 'public', tag: 'applications', ratePerMinute: 30 } as const;
const own = { access: 'session', tag: 'applications' } as const;
const params = z.object({ id: Id });
const fileParams = z.object({ id: Id, fileId: Id.meta({ description: 'Id of the file in the application.' }) });

export const registerProvider = defineEndpoint({
  ...open,
  name: 'registerProvider',
  path: '/provider/register',
  summary: 'Make an account and begin an application',
  description:
    'Takes who somebody is and the first facts of their clinic. Mails a link that proves the address, signs in and leads to the application. The account stays a patient’s until an admin approves. An address that has an account already gets the same answer, and a mail that says so.',
  status: 201,
  body: ProviderRegistration,
  response: CheckInbox,
});

export const loginProvider = defineEndpoint({
  ...open,
  name: 'loginProvider',
  path: '/provider/login',
  summary: 'Sign in for a clinic',
  description:
    'As `POST /auth/login`, for people of a clinic, a network or the platform and for those who have applied. Others are told so once their password was right.',
  body: Credentials,
  response: SignInAnswer,
  problems: [
    'auth.invalid_credentials',
    'auth.email_not_verified',
    'auth.account_suspended',
    'provider.no_application',
  ],
});

export const listApplications = defineEndpoint({
  ...own,
  name: 'listApplications',
  method: 'GET',
  path: '/provider/applications',
  summary: 'List own applications',
  description: 'The applications of the person who is signed in: first those that are open, then the latest.',
  response: z
    .object({ data: z.array(ApplicationSummary).meta({ description: 'The applications.' }) })
    .meta({ id: 'Applications', description: 'Own applications.' }),
});

export const beginApplication = defineEndpoint({
  ...own,
  name: 'beginApplication',
  method: 'POST',
  path: '/provider/applications',
  summary: 'Begin an application',
  description: 'Begins an application for a clinic with its first facts. At most five may be open.',
  status: 201,
  idempotency: 'honoured',
  body: z
    .strictObject({ provider: ApplyingProvider.meta({ description: 'The clinic.' }) })
    .meta({ id: 'NewApplication', description: 'The clinic to apply for.' }),
  response: Application,
  problems: ['application.too_many'],
});

export const getApplication = defineEndpoint({
  ...own,
  name: 'getApplication',
  method: 'GET',
  path: '/provider/applications/:id',
  summary: 'Read an application',
  description: 'The whole application with what is missing in each section and when an answer can be expected.',
  params,
  response: Application,
  problems: ['application.not_found'],
});

export const saveApplication = defineEndpoint({
  ...own,
  name: 'saveApplication',
  method: 'PUT',
  path: '/provider/applications/:id',
  summary: 'Save a part of an application',
  description:
    'Saves the fields that are given and leaves the others. Half-typed values are kept as they are; the checklist of the answer says what has to be corrected before submitting.',
  params,
  body: ApplicationChanges,
  response: Application,
  problems: [
    'application.not_found',
    'application.not_editable',
    'request.stale_version',
    'leads.listing_not_claimable',
  ],
});

export const submitApplication = defineEndpoint({
  ...own,
  name: 'submitApplication',
  method: 'POST',
  path: '/provider/applications/:id',
  summary: 'Submit an application',
  description: 'Hands the application in once nothing is missing; otherwise every missing field is named.',
  params,
  body: VersionOnly,
  response: Application,
  problems: ['application.not_found', 'application.not_editable', 'application.incomplete', 'request.stale_version'],
});

export const withdrawApplication = defineEndpoint({
  ...own,
  name: 'withdrawApplication',
  method: 'POST',
  path: '/provider/applications/:id/withdraw',
  summary: 'Withdraw an application',
  description: 'Takes an application back that has no final answer. It is deleted with its files after 30 days.',
  params,
  body: VersionOnly,
  response: Application,
  problems: ['application.not_found', 'application.not_editable', 'request.stale_version'],
});

export const addApplicationFile = defineEndpoint({
  ...own,
  name: 'addApplicationFile',
  method: 'POST',
  path: '/provider/applications/:id/files',
  summary: 'Add a document',
  description:
    'Adds a scan or photograph of a document. Of people of the demonstration only the kind of the file is checked; an invented page is kept in its place.',
  status: 201,
  ratePerMinute: 60,
  params,
  upload: APPLICATION_UPLOAD,
  body: z.strictObject({ kind: FileKind }).meta({ description: 'What the document is.' }),
  response: Application,
  problems: ['application.not_found', 'application.not_editable', 'application.too_many_files'],
});

export const removeApplicationFile = defineEndpoint({
  ...own,
  name: 'removeApplicationFile',
  method: 'DELETE',
  path: '/provider/applications/:id/files/:fileId',
  summary: 'Remove a document',
  description: 'Removes a document; its content is deleted within the hour.',
  params: fileParams,
  response: Application,
  problems: ['application.not_found', 'application.not_editable', 'application.file_not_found'],
});

export const readApplicationFile = defineEndpoint({
  ...own,
  name: 'readApplicationFile',
  method: 'GET',
  path: '/provider/applications/:id/files/:fileId/content',
  summary: 'Get the content of a document',
  description: 'The content of a document, as an attachment to be saved. A part of it can be asked for with `Range`.',
  params: fileParams,
  download: true,
  response: FileContent,
  problems: ['application.not_found', 'application.file_not_found'],
});
