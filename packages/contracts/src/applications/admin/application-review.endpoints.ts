import { z } from 'zod';
import { defineEndpoint, FileContent, Id, Locale, pageOf, pageQuery } from '../../kit/index.ts';
import {
  APPLICATION_TABS,
  ApplicationAnswer,
  ApplicationToReview,
  ReviewedApplication,
} from './application-review.schema.ts';

const shared = { access: ['admin'], tag: 'platform-admin' } as const;
const params = z.object({ id: Id.meta({ description: 'Id of an application.' }) });
const language = Locale.default('en').meta({ description: 'Language of names.' });

export const listApplicationsToReview = defineEndpoint({
  ...shared,
  name: 'listApplicationsToReview',
  method: 'GET',
  path: '/admin/applications',
  summary: 'List applications to answer',
  description:
    'Applications that were handed in: those that wait longest first, answered ones the latest first. Admins of the demonstration see those of its people.',
  query: z.object({
    ...pageQuery(25),
    tab: z.enum(APPLICATION_TABS).default('waiting').meta({ description: 'Where they stand.' }),
  }),
  response: pageOf(ReviewedApplication, {
    tabs: z.record(z.enum(APPLICATION_TABS), z.int()).meta({ description: 'How many there are under each tab.' }),
  }),
});

export const getApplicationToReview = defineEndpoint({
  ...shared,
  name: 'getApplicationToReview',
  method: 'GET',
  path: '/admin/applications/:id',
  summary: 'Read an application to answer it',
  description: 'The whole application with documents, checklist and providers that may be the same.',
  params,
  query: z.object({ language }),
  response: ApplicationToReview,
  problems: ['application.not_found'],
});

export const readApplicationDocument = defineEndpoint({
  ...shared,
  name: 'readApplicationDocument',
  method: 'GET',
  path: '/admin/applications/:id/files/:fileId/content',
  summary: 'Get a document of an application',
  description: 'The content of a document, as an attachment to be saved.',
  params: params.extend({ fileId: Id.meta({ description: 'Id of the document.' }) }),
  download: true,
  response: FileContent,
  problems: ['application.not_found', 'application.file_not_found'],
});

export const reviewApplication = defineEndpoint({
  ...shared,
  name: 'reviewApplication',
  method: 'POST',
  path: '/admin/applications/:id/answer',
  summary: 'Answer an application',
  description:
    'Approving makes a provider whose documents are being checked, with the applicant as its owner; asking for more gives it back with remarks; rejecting says why. The applicant is told by mail.',
  params,
  body: ApplicationAnswer,
  response: ApplicationToReview,
  problems: [
    'application.not_found',
    'application.not_editable',
    'request.stale_version',
    'providers.unknown_reference',
    'invitation.other_role',
  ],
});
