import { z } from 'zod';
import { defineEndpoint, FileContent, Id, Locale, optionalParam } from '../../kit/index.ts';
import {
  CREDENTIAL_UPLOAD,
  CredentialKeeper,
  CredentialOwner,
  CredentialRenewal,
  KeptCredential,
  KeptCredentials,
} from './upkeep.schema.ts';

/** A clinic’s own team, its organization and admins share these calls; each sees only clinics of theirs. */
const shared = { access: ['provider', 'organization', 'admin'], tag: 'credentials' } as const;
const params = z.object({ id: Id.meta({ description: 'Credential id.' }) });
const document = z.object({ id: Id.meta({ description: 'Document id.' }) });
const clinic = z.object({ provider: Id.meta({ description: 'Clinic id.' }) });

export const listKeptCredentials = defineEndpoint({
  ...shared,
  name: 'listKeptCredentials',
  method: 'GET',
  path: '/credentials',
  summary: 'List credentials with their documents',
  description:
    'Returns the credentials of a clinic, or of all clinics of the caller’s own side, with documents, owner and reminders. Admins name the clinic.',
  query: z.object({ provider: optionalParam(Id) }),
  response: KeptCredentials,
  problems: ['providers.not_found'],
});

export const renewCredential = defineEndpoint({
  ...shared,
  name: 'renewCredential',
  method: 'POST',
  path: '/credentials/:id/documents',
  summary: 'Upload a renewal of a credential',
  description:
    'Adds a document to a credential and says what it states; Travesía checks it against its source. For demo users, only the file type is checked, and a fictional page is stored instead.',
  status: 201,
  ratePerMinute: 60,
  params,
  upload: CREDENTIAL_UPLOAD,
  body: CredentialRenewal,
  response: KeptCredential,
  problems: ['providers.credential_not_found', 'credentials.too_many_documents', 'credentials.already_expired'],
});

export const readCredentialDocument = defineEndpoint({
  ...shared,
  name: 'readCredentialDocument',
  method: 'GET',
  path: '/credential-documents/:id/content',
  summary: 'Download a document of a credential',
  description: 'Returns the document’s content as an attachment. Supports `Range` requests.',
  params: document,
  download: true,
  response: FileContent,
  problems: ['credentials.document_not_found'],
});

export const removeCredentialDocument = defineEndpoint({
  ...shared,
  name: 'removeCredentialDocument',
  method: 'DELETE',
  path: '/credential-documents/:id',
  summary: 'Remove a document of a credential',
  description: 'Removes a document that was not checked yet; its content is deleted within the hour.',
  params: document,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['credentials.document_not_found'],
});

export const remindOfCredential = defineEndpoint({
  ...shared,
  name: 'remindOfCredential',
  access: ['organization', 'admin'],
  method: 'POST',
  path: '/credentials/:id/reminders',
  summary: 'Remind a clinic of a credential',
  description: 'Emails the clinic’s owners a link to upload the renewal; at most once a day.',
  params,
  response: KeptCredential,
  problems: ['providers.credential_not_found', 'credentials.reminded_today'],
});

export const listCredentialKeepers = defineEndpoint({
  ...shared,
  name: 'listCredentialKeepers',
  method: 'GET',
  path: '/credentials/:id/keepers',
  summary: 'List who may be responsible for a credential',
  description: 'Returns the clinic’s team, the members of its organization and, for admins, the admins.',
  params,
  response: z
    .object({ data: z.array(CredentialKeeper).meta({ description: 'By side, then by name.' }) })
    .meta({ id: 'CredentialKeepers', description: 'Possible owners of a credential.' }),
  problems: ['providers.credential_not_found'],
});

export const assignCredential = defineEndpoint({
  ...shared,
  name: 'assignCredential',
  method: 'PUT',
  path: '/credentials/:id/owner',
  summary: 'Make someone responsible for a credential',
  description: 'Records who takes care of its renewal, or that nobody does.',
  params,
  body: CredentialOwner,
  response: KeptCredential,
  problems: ['providers.credential_not_found', 'credentials.keeper_unknown'],
});

export const exportEvidence = defineEndpoint({
  ...shared,
  name: 'exportEvidence',
  method: 'GET',
  path: '/evidence-packs/:provider',
  summary: 'Download a clinic’s evidence pack',
  description:
    'Returns a ZIP with the documents of its credentials and a list of what was checked, by whom, when and where. The audit log records who downloaded it.',
  ratePerMinute: 20,
  params: clinic,
  query: z.object({ language: Locale.default('en').meta({ description: 'Language of the list.' }) }),
  download: true,
  response: FileContent,
  problems: ['providers.not_found'],
});
