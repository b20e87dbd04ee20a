import { z } from 'zod';
import { defineEndpoint, Id, NewUpload, UploadState } from '../../kit/index.ts';
import { RecordArrivals } from '../records.schema.ts';
import { RECORD_FORM_UPLOAD, RECORD_UPLOAD } from '../record-values.ts';

const own = { tag: 'records', access: 'session' } as const;
const params = z.object({ id: Id.meta({ description: 'Upload id.' }) });

export const beginRecordUpload = defineEndpoint({
  ...own,
  method: 'POST',
  name: 'beginRecordUpload',
  path: '/medical-record-uploads',
  summary: 'Begin the upload of a record',
  description:
    'Begins an upload of the tus protocol, version 1.0.0: send `Tus-Resumable`, `Upload-Length` and the file name in `Upload-Metadata` (`filename`, Base64). The response names the address of the upload in `Location`. Once the last byte arrived, the file is checked and becomes a record by itself; images of one study become one record. What isn’t finished within 24 hours is deleted. For demo users, what is sent is thrown away, and a fictional page becomes the record.',
  resumable: RECORD_UPLOAD,
  body: NewUpload,
  status: 201,
  response: UploadState,
  // One that is begun twice is empty and deleted after a day; a stored response would lack the headers of the protocol.
  idempotency: 'none',
  ratePerMinute: 1200,
  problems: ['records.vault_full', 'records.arrivals_waiting'],
});

export const readRecordUpload = defineEndpoint({
  ...own,
  method: 'GET',
  name: 'readRecordUpload',
  path: '/medical-record-uploads/:id',
  summary: 'Read how much of a record has arrived',
  description: 'Returns the state of an upload; HEAD returns it in the headers of the tus protocol.',
  resumable: RECORD_UPLOAD,
  params,
  response: UploadState,
  ratePerMinute: 1200,
  problems: ['request.not_found'],
});

export const continueRecordUpload = defineEndpoint({
  ...own,
  method: 'PATCH',
  name: 'continueRecordUpload',
  path: '/medical-record-uploads/:id',
  summary: 'Send a part of a record',
  description:
    'Adds bytes at `Upload-Offset`, which must be how much has arrived. If the connection breaks, what came through is kept.',
  resumable: RECORD_UPLOAD,
  params,
  status: 204,
  response: UploadState,
  ratePerMinute: 1200,
  problems: ['request.not_found'],
});

export const cancelRecordUpload = defineEndpoint({
  ...own,
  method: 'DELETE',
  name: 'cancelRecordUpload',
  path: '/medical-record-uploads/:id',
  summary: 'Give up the upload of a record',
  description: 'Deletes what has arrived.',
  resumable: RECORD_UPLOAD,
  params,
  status: 204,
  response: UploadState,
  ratePerMinute: 1200,
  problems: ['request.not_found'],
});

export const addRecords = defineEndpoint({
  ...own,
  method: 'POST',
  name: 'addRecords',
  path: '/medical-records',
  summary: 'Add records in a form',
  description:
    'Takes files of up to 25 MB: PDF, photos, DICOM, FHIR R4 and IPS documents, C-CDA. Each is checked and becomes a record by itself. Larger ones, and lines that break, are what `/medical-record-uploads` is for. For demo users a fictional page is stored instead.',
  upload: RECORD_FORM_UPLOAD,
  body: z.strictObject({}).meta({ description: 'No fields besides the files.' }),
  status: 202,
  response: RecordArrivals,
  ratePerMinute: 60,
  problems: ['records.vault_full', 'records.arrivals_waiting'],
});

export const discardArrival = defineEndpoint({
  ...own,
  method: 'DELETE',
  name: 'discardArrival',
  path: '/medical-records/arrivals/:id',
  summary: 'Discard a file that arrived',
  description: 'Deletes a file that is being checked or was refused.',
  params,
  status: 204,
  response: z.void().meta({ description: 'No content.' }),
  problems: ['records.file_not_found'],
});
