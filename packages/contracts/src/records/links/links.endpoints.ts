import { z } from 'zod';
import { defineEndpoint, FileContent, Id } from '../../kit/index.ts';
import { ClinicalDocument } from '../clinical.ts';
import { MedicalRecordDetail } from '../records.schema.ts';
import { GivenRecords, MadeRecordLink, NewRecordLink, RecordLink, RecordLinks } from './links.schema.ts';

const session = { tag: 'records', access: 'session' } as const;
const open = { tag: 'records', access: 'public' } as const;
const link = z.object({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{20,64}$/)
    .meta({ description: 'Last part of the link.' }),
});
const record = link.extend({ recordId: Id.meta({ description: 'The record.' }) });

export const addRecordLink = defineEndpoint({
  ...session,
  name: 'addRecordLink',
  method: 'POST',
  path: '/medical-records/links',
  idempotency: 'required',
  summary: 'Make a link to records',
  description:
    'Returns the secret of a link with which somebody without an account, such as a doctor at home, reads chosen records of the user until a day.',
  body: NewRecordLink,
  status: 201,
  response: MadeRecordLink,
  problems: ['records.not_found', 'records.too_many_links'],
});

export const listRecordLinks = defineEndpoint({
  ...session,
  name: 'listRecordLinks',
  method: 'GET',
  path: '/medical-records/links',
  summary: 'List links to records',
  description: 'Returns the links of the user, ended ones included.',
  response: RecordLinks,
});

export const revokeRecordLink = defineEndpoint({
  ...session,
  name: 'revokeRecordLink',
  method: 'DELETE',
  path: '/medical-records/links/:id',
  summary: 'End a link to records',
  description: 'Nothing can be read with it from now on.',
  params: z.object({ id: Id.meta({ description: 'The link.' }) }),
  response: RecordLink,
  problems: ['records.link_not_found', 'records.link_not_possible'],
});

export const openRecordLink = defineEndpoint({
  ...open,
  name: 'openRecordLink',
  method: 'GET',
  path: '/record-links/:token',
  summary: 'List records by their link',
  description:
    'Returns the records that a link leads to. Each read is logged, and the patient sees it. A link that was ended or has expired answers 410.',
  params: link,
  response: GivenRecords,
  problems: ['records.link_not_found', 'records.link_ended'],
});

export const getLinkedRecord = defineEndpoint({
  ...open,
  name: 'getLinkedRecord',
  method: 'GET',
  path: '/record-links/:token/records/:recordId',
  summary: 'Get a record by its link',
  description: 'Returns a record with its files. Each read is logged. What the link doesn’t lead to answers 410.',
  params: record,
  response: MedicalRecordDetail,
  problems: ['records.link_not_found', 'records.link_ended'],
});

export const readLinkedDocument = defineEndpoint({
  ...open,
  name: 'readLinkedDocument',
  method: 'GET',
  path: '/record-links/:token/records/:recordId/document',
  summary: 'Read what a clinical document says by its link',
  description: 'Returns the statements of a FHIR or C-CDA document. Each read is logged.',
  params: record,
  response: ClinicalDocument,
  ratePerMinute: 60,
  problems: ['records.link_not_found', 'records.link_ended', 'records.no_document'],
});

export const readLinkedFile = defineEndpoint({
  ...open,
  name: 'readLinkedFile',
  method: 'GET',
  path: '/record-links/:token/records/:recordId/files/:fileId',
  summary: 'Read a file of a record by its link',
  description: 'Returns a file of a record. One range can be asked for. Each read is logged.',
  params: record.extend({ fileId: Id.meta({ description: 'The file.' }) }),
  download: true,
  response: FileContent,
  ratePerMinute: 1200,
  problems: ['records.link_not_found', 'records.link_ended', 'records.file_not_found'],
});
