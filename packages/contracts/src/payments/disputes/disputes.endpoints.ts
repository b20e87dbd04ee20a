import { z } from 'zod';
import { defineEndpoint, FileContent, Id } from '../../kit/index.ts';
import { AnswerSubmit, DisputeCase, EVIDENCE_UPLOAD, EvidenceUpload, StatementChange } from './disputes.schema.ts';

const tag = 'payments';
const reads = { tag, access: { side: 'provider', may: 'money.read' } } as const;
const acts = { tag, access: { side: 'provider', may: 'money.request' } } as const;
const team = { tag, access: ['admin'] } as const;
const params = z.object({ id: Id.meta({ description: 'Dispute id.' }) });
const file = z.object({ id: Id.meta({ description: 'Dispute id.' }), file: Id.meta({ description: 'File id.' }) });
const closed = ['payments.dispute_not_found', 'payments.dispute_closed', 'payments.dispute_over'] as const;

const reading = {
  method: 'GET',
  params,
  summary: 'Get a dispute',
  description: 'Returns a dispute with the answer to the bank and its checklist.',
  response: DisputeCase,
  problems: ['payments.dispute_not_found'],
} as const;
const writing = {
  method: 'PUT',
  params,
  summary: 'Save the statement of a dispute',
  description: 'Saves the draft of what is written to the bank.',
  body: StatementChange,
  response: DisputeCase,
  problems: closed,
} as const;
const adding = {
  method: 'POST',
  params,
  summary: 'Add a file to a dispute',
  description:
    'Adds a PDF or picture as evidence, stored encrypted; it replaces the one for the same item. Its type is found by content, and pictures are encoded anew. For demo users, a fictional page is stored instead.',
  status: 201,
  ratePerMinute: 30,
  upload: EVIDENCE_UPLOAD,
  body: EvidenceUpload,
  response: DisputeCase,
  problems: [
    'payments.dispute_not_found',
    'payments.dispute_closed',
    'payments.dispute_over',
    'payments.evidence_unreadable',
    'payments.evidence_too_large',
  ],
} as const;
const removing = {
  method: 'DELETE',
  params: file,
  summary: 'Remove a file from a dispute',
  description: 'Removes a file that was not submitted.',
  response: DisputeCase,
  problems: closed,
} as const;
const opening = {
  method: 'GET',
  params: file,
  summary: 'Download a file of a dispute',
  description: 'Returns a file that was added as evidence.',
  download: true,
  response: FileContent,
  problems: ['payments.dispute_not_found'],
} as const;
const submitting = {
  method: 'POST',
  params,
  idempotency: 'required',
  summary: 'Submit the answer to a dispute',
  description:
    'Sends statement, files and what Travesía knows of the booking to the payer’s bank. Possible once, until the deadline; it cannot be undone.',
  body: AnswerSubmit,
  response: DisputeCase,
  problems: [
    'payments.dispute_not_found',
    'payments.dispute_closed',
    'payments.dispute_over',
    'payments.not_available',
  ],
} as const;

const own = '/provider/disputes/:id';
export const getClinicDispute = defineEndpoint({ ...reads, ...reading, name: 'getClinicDispute', path: own });
export const saveClinicStatement = defineEndpoint({
  ...acts,
  ...writing,
  name: 'saveClinicStatement',
  path: `${own}/statement`,
});
export const addClinicEvidence = defineEndpoint({
  ...acts,
  ...adding,
  name: 'addClinicEvidence',
  path: `${own}/files`,
});
export const removeClinicEvidence = defineEndpoint({
  ...acts,
  ...removing,
  name: 'removeClinicEvidence',
  path: `${own}/files/:file`,
});
export const readClinicEvidence = defineEndpoint({
  ...reads,
  ...opening,
  name: 'readClinicEvidence',
  path: `${own}/files/:file/content`,
});
export const submitClinicAnswer = defineEndpoint({
  ...acts,
  ...submitting,
  name: 'submitClinicAnswer',
  path: `${own}/submit`,
});

const all = '/admin/disputes/:id';
export const getAdminDispute = defineEndpoint({ ...team, ...reading, name: 'getAdminDispute', path: all });
export const saveAdminStatement = defineEndpoint({
  ...team,
  ...writing,
  name: 'saveAdminStatement',
  path: `${all}/statement`,
});
export const addAdminEvidence = defineEndpoint({ ...team, ...adding, name: 'addAdminEvidence', path: `${all}/files` });
export const removeAdminEvidence = defineEndpoint({
  ...team,
  ...removing,
  name: 'removeAdminEvidence',
  path: `${all}/files/:file`,
});
export const readAdminEvidence = defineEndpoint({
  ...team,
  ...opening,
  name: 'readAdminEvidence',
  path: `${all}/files/:file/content`,
});
export const submitAdminAnswer = defineEndpoint({
  ...team,
  ...submitting,
  name: 'submitAdminAnswer',
  path: `${all}/submit`,
});
