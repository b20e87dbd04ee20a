import { z } from 'zod';
import { defineEndpoint, FileContent, Id, Locale } from '../../kit/index.ts';
import { ClinicalDocument } from '../clinical.ts';
import { HealthSummary } from './summary.schema.ts';

const session = { tag: 'records', access: 'session' } as const;
const record = z.object({ id: Id.meta({ description: 'The record.' }) });

export const readRecordDocument = defineEndpoint({
  ...session,
  name: 'readRecordDocument',
  method: 'GET',
  path: '/medical-records/:id/document',
  summary: 'Read what an own clinical document says',
  description:
    'Returns the statements of a FHIR or C-CDA document of the user. “Not known” is never “none”. Each read is logged.',
  params: record,
  response: ClinicalDocument,
  ratePerMinute: 60,
  problems: ['records.not_found', 'records.no_document'],
});

export const readJourneyRecordDocument = defineEndpoint({
  ...session,
  name: 'readJourneyRecordDocument',
  method: 'GET',
  path: '/journeys/:id/records/:recordId/document',
  summary: 'Read what a clinical document of a journey says',
  description:
    'Returns the statements of a shared FHIR or C-CDA document. Each read is logged. Once its share ended it answers 410.',
  params: z.object({
    id: Id.meta({ description: 'The journey.' }),
    recordId: Id.meta({ description: 'The record.' }),
  }),
  response: ClinicalDocument,
  ratePerMinute: 60,
  problems: [
    'journeys.not_found',
    'records.not_found',
    'records.no_document',
    'records.share_ended',
    'records.emergency_ended',
  ],
});

export const getHealthSummary = defineEndpoint({
  ...session,
  name: 'getHealthSummary',
  method: 'GET',
  path: '/medical-records/summary',
  summary: 'Get the health summary',
  description:
    'Returns problems, medicines, allergies, results, immunizations and procedures that the user’s FHIR and C-CDA documents state, each with its sources. The newest 40 documents count. Each read is logged.',
  response: HealthSummary,
  ratePerMinute: 30,
});

export const exportHealthSummary = defineEndpoint({
  ...session,
  name: 'exportHealthSummary',
  method: 'GET',
  path: '/medical-records/export',
  summary: 'Export the health summary',
  description:
    'Returns a FHIR R4 document after the International Patient Summary, made of the user’s clinical documents, with the source of each statement. Each export is logged.',
  query: z.object({ language: Locale.meta({ description: 'Language of titles.' }) }),
  download: true,
  response: FileContent,
  ratePerMinute: 10,
  problems: ['records.summary_not_possible'],
});

export const readDeidentifiedFile = defineEndpoint({
  ...session,
  name: 'readDeidentifiedFile',
  method: 'GET',
  path: '/medical-records/:id/files/:fileId/deidentified',
  summary: 'Get a copy of an image without identity',
  description:
    'Returns a copy of an image of an own study that keeps only what is needed to show it: no names, numbers, dates or places, new identifiers, the same pixels. Images that can hold such things in their pixels are refused, and so is any copy that can’t be proven clean. A face may still be recognizable from images of a head.',
  params: record.extend({ fileId: Id.meta({ description: 'The file.' }) }),
  download: true,
  response: FileContent,
  ratePerMinute: 300,
  problems: ['records.not_found', 'records.file_not_found', 'records.copy_not_possible'],
});
