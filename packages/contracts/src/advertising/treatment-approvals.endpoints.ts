import { z } from 'zod';
import { Reason } from '../audit/reason.ts';
import { viewQuery } from '../catalog/catalog.query.ts';
import {
  ActToUndo,
  defineEndpoint,
  endpointFacts,
  Id,
  listParam,
  pageQuery,
  SearchText,
  UNDO_SECONDS,
} from '../kit/index.ts';
import {
  ApprovalRequest,
  RestrictedTreatments,
  TREATMENT_APPROVAL_SORTS,
  TreatmentApproval,
  TreatmentApprovals,
  TreatmentApprovalStatus,
} from './treatment-approvals.schema.ts';

const language = z.object({ language: viewQuery.language });
const params = z.object({ id: Id.meta({ description: 'Id of the request.' }) });
const own = endpointFacts({ tag: 'advertising', query: language });
const admin = endpointFacts({ tag: 'advertising', access: ['admin'] });
const version = z.int().min(1).meta({ description: 'The version that was read.' });
const Decision = z
  .strictObject({ version, reason: Reason })
  .meta({ id: 'ApprovalDecision', description: 'Which version is decided, and why; the clinic reads the reason.' });

export const listRestrictedTreatments = defineEndpoint({
  ...own,
  access: { side: 'provider', may: 'clinic.read' },
  name: 'listRestrictedTreatments',
  method: 'GET',
  path: '/provider/restricted-treatments',
  summary: 'List restricted treatments of own clinic',
  description: 'Returns every restricted treatment with the regulator’s warnings and the clinic’s latest request.',
  response: RestrictedTreatments,
});

export const requestTreatmentApproval = defineEndpoint({
  ...own,
  access: { side: 'provider', may: 'clinic.change' },
  name: 'requestTreatmentApproval',
  method: 'POST',
  path: '/provider/treatment-approvals',
  summary: 'Request approval of a restricted treatment',
  description: 'Asks Travesía to let the clinic offer a restricted treatment. Until then patients see nothing of it.',
  status: 201,
  ratePerMinute: 10,
  body: ApprovalRequest,
  response: RestrictedTreatments,
  problems: ['advertising.not_restricted', 'advertising.already_requested'],
});

export const withdrawTreatmentApproval = defineEndpoint({
  ...own,
  access: { side: 'provider', may: 'clinic.change' },
  name: 'withdrawTreatmentApproval',
  method: 'POST',
  path: '/provider/treatment-approvals/:id/withdraw',
  summary: 'Withdraw a request, or stop offering a restricted treatment',
  description: 'Ends a request or an approval; patients no longer see the treatment at this clinic.',
  params,
  body: z.strictObject({ version }).meta({ id: 'ApprovalWithdrawal', description: 'Which version is withdrawn.' }),
  response: RestrictedTreatments,
  problems: ['advertising.approval_not_found', 'advertising.approval_decided', 'request.stale_version'],
});

export const listTreatmentApprovals = defineEndpoint({
  ...admin,
  name: 'listTreatmentApprovals',
  method: 'GET',
  path: '/admin/treatment-approvals',
  summary: 'List requests to offer restricted treatments',
  description: 'Returns clinics’ requests, by default those that wait, oldest first.',
  query: z.object({
    ...pageQuery(20),
    language: viewQuery.language,
    status: listParam(TreatmentApprovalStatus).meta({ description: 'Statuses; all if none is given.' }),
    q: SearchText.default('').meta({ description: 'Part of the clinic’s name.' }),
    sort: z.enum(TREATMENT_APPROVAL_SORTS).default('requested_at').meta({ description: 'Sort order.' }),
  }),
  response: TreatmentApprovals,
});

const decide = endpointFacts({
  tag: 'advertising',
  access: ['admin'],
  method: 'POST',
  params,
  query: language,
  response: TreatmentApproval,
});

export const approveTreatment = defineEndpoint({
  ...decide,
  name: 'approveTreatment',
  path: '/admin/treatment-approvals/:id/approve',
  summary: 'Approve a restricted treatment of a clinic',
  description: 'Patients see the treatment at this clinic within a second, with the regulator’s warning.',
  body: Decision,
  problems: ['advertising.approval_not_found', 'advertising.approval_decided', 'request.stale_version'],
});

export const rejectTreatment = defineEndpoint({
  ...decide,
  name: 'rejectTreatment',
  path: '/admin/treatment-approvals/:id/reject',
  summary: 'Reject a restricted treatment of a clinic',
  description: 'The treatment stays hidden. The clinic’s team is notified with the reason and can ask again.',
  body: Decision,
  problems: ['advertising.approval_not_found', 'advertising.approval_decided', 'request.stale_version'],
});

export const revokeTreatment = defineEndpoint({
  ...decide,
  name: 'revokeTreatment',
  path: '/admin/treatment-approvals/:id/revoke',
  summary: 'Revoke the approval of a restricted treatment',
  description: 'Hides the treatment and its packages at this clinic. Its team is notified with the reason.',
  body: Decision,
  problems: ['advertising.approval_not_found', 'advertising.approval_decided', 'request.stale_version'],
});

export const undoTreatmentDecision = defineEndpoint({
  ...decide,
  name: 'undoTreatmentDecision',
  path: '/admin/treatment-approvals/:id/undo',
  summary: 'Undo what was just decided',
  description: `Takes back the caller’s decision of the last ${UNDO_SECONDS} seconds, if nothing was changed since. The clinic is notified of neither.`,
  body: ActToUndo,
  problems: ['advertising.approval_not_found', 'advertising.already_requested', 'request.undo_over'],
});
