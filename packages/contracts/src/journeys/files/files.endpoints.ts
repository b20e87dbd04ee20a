import { z } from 'zod';
import { defineEndpoint, FileContent, Id } from '../../kit/index.ts';
import { JOURNEY_UPLOAD, JourneyFile, JourneyFilePurposeName } from './files.schema.ts';

const session = { tag: 'journeys', access: 'session' } as const;
const journey = z.object({ id: Id.meta({ description: 'The journey.' }) });
const params = journey.extend({ fileId: Id.meta({ description: 'The file.' }) });

export const uploadJourneyFile = defineEndpoint({
  ...session,
  name: 'uploadJourneyFile',
  method: 'POST',
  path: '/journeys/:id/files',
  summary: 'Upload a file of a journey',
  description:
    'Uploads a scan, photo or PDF, to be attached by a later call. What is not attached is deleted after a day. For demo users, only the file type is checked, and a fictional page is stored instead.',
  params: journey,
  query: z.object({ purpose: JourneyFilePurposeName }),
  status: 201,
  ratePerMinute: 60,
  upload: JOURNEY_UPLOAD,
  body: z.strictObject({}).meta({ description: 'No fields besides the file.' }),
  response: JourneyFile,
  problems: ['journeys.not_found', 'journeys.file_not_possible', 'request.rate_limited'],
});

export const readJourneyFile = defineEndpoint({
  ...session,
  name: 'readJourneyFile',
  method: 'GET',
  path: '/journeys/:id/files/:fileId/content',
  summary: 'Download a file of a journey',
  description:
    'Returns a file to the patient, the clinic’s care staff and, if it is evidence of a claim, the platform’s team. Each read by somebody else than the patient is logged, and the patient sees it.',
  params,
  download: true,
  response: FileContent,
  problems: ['journeys.not_found', 'journeys.file_not_found'],
});

export const discardJourneyFile = defineEndpoint({
  ...session,
  name: 'discardJourneyFile',
  method: 'DELETE',
  path: '/journeys/:id/files/:fileId',
  summary: 'Discard an uploaded file',
  description: 'Deletes a file that the user uploaded and nothing is attached to.',
  params,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['journeys.not_found', 'journeys.file_not_found'],
});
