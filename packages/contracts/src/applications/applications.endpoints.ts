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

// Passwords and tokens go in and out: none of it is stored.
const open = {
  method: 'POST',
  access: 'public',
  tag: 'applications',
  ratePerMinute: 30,
  idempotency: 'none',
} as const;
const own = { access: 'session', tag: 'applications' } as const;
const params = z.object({ id: Id });
const fileParams = z.object({ id: Id, fileId: Id.meta({ description: 'Id of a file in the application.' }) });

export const registerProvider = defineEndpoint({
  ...open,
  name: 'registerProvider',
  path: '/provider/register',
  summary: 'Create an account and start an application',
  description:
    'Takes the applicant’s details and the first facts about their clinic. Emails a link that confirms the address, signs in and opens the application. The account keeps the patient role until an admin approves. If the address already has an account, the response is the same and the email says so.',
  status: 201,
  body: ProviderRegistration,
  response: CheckInbox,
});

export const loginProvider = defineEndpoint({
  ...open,
  name: 'loginProvider',
  path: '/provider/login',
  summary: 'Sign in as a clinic',
  description:
    'Like `POST /auth/login`, for members of a clinic, an organization or the platform and for applicants. Others get an error once their password is correct.',
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
  description: 'Returns the applications of the signed-in user: open ones first, then the latest.',
  response: z
    .object({ data: z.array(ApplicationSummary).meta({ description: 'The applications.' }) })
    .meta({ id: 'Applications', description: 'Own applications.' }),
});

export const beginApplication = defineEndpoint({
  ...own,
  name: 'beginApplication',
  method: 'POST',
  path: '/provider/applications',
  summary: 'Start an application',
  description: 'Creates an application for a clinic with its first facts. At most five may be open.',
  status: 201,
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
  summary: 'Get an application',
  description: 'Returns the whole application with what is missing in each section and when to expect a decision.',
  params,
  response: Application,
  problems: ['application.not_found'],
});

export const saveApplication = defineEndpoint({
  ...own,
  name: 'saveApplication',
  method: 'PUT',
  path: '/provider/applications/:id',
  summary: 'Save part of an application',
  description:
    'Saves the given fields and leaves the others unchanged. Incomplete values are stored as they are; the checklist in the response says what to correct before submitting.',
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
  description: 'Submits the application if it is complete; otherwise returns every missing field.',
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
  description: 'Withdraws an application that has no final decision. It is deleted with its files after 30 days.',
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
    'Uploads a scan or photo of a document. For demo users, only the file type is checked, and a fictional page is stored instead.',
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
  summary: 'Download a document',
  description: 'Returns the document’s content as an attachment. Supports `Range` requests.',
  params: fileParams,
  download: true,
  response: FileContent,
  problems: ['application.not_found', 'application.file_not_found'],
});
