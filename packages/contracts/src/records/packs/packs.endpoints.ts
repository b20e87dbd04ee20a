import { z } from 'zod';
import { defineEndpoint, FileContent, Id } from '../../kit/index.ts';
import { RECORD_EXPORT_HOURS, RECORD_EXPORTS_MAX } from './pack-values.ts';
import { NewRecordExport, RecordExport } from './packs.schema.ts';

const own = { tag: 'records', access: 'session' } as const;
const params = z.object({ id: Id.meta({ description: 'The file that was requested.' }) });

export const requestRecordExport = defineEndpoint({
  ...own,
  name: 'requestRecordExport',
  method: 'POST',
  path: '/medical-records/exports',
  summary: 'Put own records into one file',
  description: `Starts making a zip of the user’s records or a PDF to read. Once ready, it can be downloaded for ${RECORD_EXPORT_HOURS} hours. One is made at a time, and ${RECORD_EXPORTS_MAX} can be kept.`,
  idempotency: 'required',
  body: NewRecordExport,
  status: 202,
  response: RecordExport,
  ratePerMinute: 10,
  problems: ['records.export_running', 'records.too_many_exports', 'records.nothing_to_export'],
});

export const listRecordExports = defineEndpoint({
  ...own,
  name: 'listRecordExports',
  method: 'GET',
  path: '/medical-records/exports',
  summary: 'List files made of own records',
  description: 'Returns the zips and PDFs that the user requested, the newest first; at most 20.',
  response: z
    .object({ data: z.array(RecordExport).meta({ description: 'The files.' }) })
    .meta({ id: 'RecordExports', description: 'Files made of the user’s records.' }),
});

export const readRecordExport = defineEndpoint({
  ...own,
  name: 'readRecordExport',
  method: 'GET',
  path: '/medical-records/exports/:id/content',
  summary: 'Download a file made of own records',
  description: 'Returns the zip or PDF. One range can be asked for. Each download is logged.',
  params,
  download: true,
  response: FileContent,
  problems: ['records.export_not_found', 'records.export_not_ready'],
});

export const deleteRecordExport = defineEndpoint({
  ...own,
  name: 'deleteRecordExport',
  method: 'DELETE',
  path: '/medical-records/exports/:id',
  summary: 'Delete a file made of own records',
  description: 'Deletes the zip or PDF, or stops making it. The records stay.',
  params,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['records.export_not_found'],
});
