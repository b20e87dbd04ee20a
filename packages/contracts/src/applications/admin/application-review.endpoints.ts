import { z } from 'zod';
import { defineEndpoint, FileContent, Id, Locale, pageOf, pageQuery } from '../../kit/index.ts';
import {
  APPLICATION_SORTS,
  APPLICATION_TABS,
  ApplicationAnswer,
  ApplicationToReview,
  ReviewedApplication,
} from './application-review.schema.ts';

const shared = { access: ['admin'], tag: 'platform-admin' } as const;
const params = z.object({ id: Id.meta({ description: 'Application id.' }) });
const language = Locale.default('en').meta({ description: 'Language of names.' });

export const listApplicationsToReview = defineEndpoint({
  ...shared,
  name: 'listApplicationsToReview',
  method: 'GET',
  path: '/admin/applications',
  summary: 'List applications to review',
  description:
    'Returns submitted applications; by default those longest waiting first, then decided ones, latest first. Demo admins see only those of demo users.',
  query: z.object({
    ...pageQuery(25),
    tab: z.enum(APPLICATION_TABS).default('waiting').meta({ description: 'Status.' }),
    sort: z
      .enum(APPLICATION_SORTS)
      .default('turn')
      .meta({ description: 'Sort order; `turn` is the order in which they should be looked at.' }),
  }),
  response: pageOf(ReviewedApplication, {
    tabs: z.record(z.enum(APPLICATION_TABS), z.int()).meta({ description: 'Number of applications in each tab.' }),
  }),
});

export const getApplicationToReview = defineEndpoint({
  ...shared,
  name: 'getApplicationToReview',
  method: 'GET',
  path: '/admin/applications/:id',
  summary: 'Get an application to review',
  description: 'Returns the whole application with documents, checklist and possible duplicate providers.',
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
  summary: 'Download an application document',
  description: 'Returns the document’s content as an attachment.',
  params: params.extend({ fileId: Id.meta({ description: 'Document id.' }) }),
  download: true,
  response: FileContent,
  problems: ['application.not_found', 'application.file_not_found'],
});

export const reviewApplication = defineEndpoint({
  ...shared,
  name: 'reviewApplication',
  method: 'POST',
  path: '/admin/applications/:id/answer',
  summary: 'Decide on an application',
  description:
    'Approving creates a provider whose documents are under review, with the applicant as its owner; requesting information returns the application with remarks; rejecting states the reason. The applicant is notified by email.',
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
