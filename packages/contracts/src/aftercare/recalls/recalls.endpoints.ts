import { z } from 'zod';
import { defineEndpoint, ExportedFile, Id, pageQuery } from '../../kit/index.ts';
import {
  AdminRecall,
  NewRecall,
  OwnRecall,
  OwnRecalls,
  RecallCriteria,
  RecallDraft,
  RecallList,
  RecallPreview,
  RecallRecipient,
  RecallRecipients,
  RecallRooms,
  RecallStep,
  RecallTab,
  RecipientMark,
  RecipientTab,
} from './recall.schema.ts';

const tag = 'aftercare';
const team = { tag, access: ['admin'] } as const;
const session = { tag, access: 'session' } as const;
const params = z.object({ id: Id });
const listed = { tab: RecallTab.default('all'), ...pageQuery(20) };

export const previewRecall = defineEndpoint({
  ...team,
  name: 'previewRecall',
  method: 'POST',
  path: '/admin/recall-previews',
  summary: 'Preview whom a recall concerns',
  description: 'Counts and lists the journeys that match, without names. Stores nothing.',
  body: RecallCriteria,
  response: RecallPreview,
});

export const listRecallRooms = defineEndpoint({
  ...team,
  name: 'listRecallRooms',
  method: 'GET',
  path: '/admin/recall-rooms',
  summary: 'List rooms of a clinic',
  description: 'Returns the rooms of a clinic that a recall can name.',
  query: z.object({ clinic: Id.meta({ description: 'The clinic.' }) }),
  response: RecallRooms,
});

export const listRecalls = defineEndpoint({
  ...team,
  name: 'listRecalls',
  method: 'GET',
  path: '/admin/recalls',
  summary: 'List recalls',
  description: 'Returns recalls, drafts first, with counts by tab.',
  query: z.object(listed),
  response: RecallList,
});

export const draftRecall = defineEndpoint({
  ...team,
  name: 'draftRecall',
  method: 'POST',
  path: '/admin/recalls',
  idempotency: 'required',
  summary: 'Draft a recall',
  description: 'Stores a draft. Nobody is told until a second admin approves it.',
  body: NewRecall,
  status: 201,
  response: AdminRecall,
  problems: ['recalls.unknown_place'],
});

export const getRecall = defineEndpoint({
  ...team,
  name: 'getRecall',
  method: 'GET',
  path: '/admin/recalls/:id',
  summary: 'Get a recall',
  description: 'Returns a recall with its texts, criteria and counts.',
  params,
  response: AdminRecall,
  problems: ['recalls.not_found'],
});

export const changeRecall = defineEndpoint({
  ...team,
  name: 'changeRecall',
  method: 'PUT',
  path: '/admin/recalls/:id',
  summary: 'Change a draft',
  description: 'Replaces the texts and criteria of a draft. Whoever changed it last may not approve it.',
  params,
  body: RecallDraft,
  response: AdminRecall,
  problems: ['recalls.not_found', 'recalls.not_possible', 'recalls.unknown_place', 'request.stale_version'],
});

export const moveRecall = defineEndpoint({
  ...team,
  name: 'moveRecall',
  method: 'POST',
  path: '/admin/recalls/:id/transitions',
  summary: 'Approve, close or discard a recall',
  description:
    'Approving writes the recipients and tells every patient by notification and email, whatever they turned off. It needs another admin than who drafted it.',
  params,
  body: RecallStep,
  response: AdminRecall,
  problems: [
    'recalls.not_found',
    'recalls.not_possible',
    'recalls.own_draft',
    'recalls.nobody',
    'request.stale_version',
  ],
});

export const exportRecipients = defineEndpoint({
  ...team,
  name: 'exportRecallRecipients',
  method: 'POST',
  path: '/admin/recalls/:id/recipients/export',
  summary: 'Export people of a recall',
  description: 'Returns the people of a tab with their contact as a table. Each export is recorded.',
  params,
  body: z
    .strictObject({ tab: RecipientTab.meta({ description: 'Who is exported.' }) })
    .meta({ description: 'Which people.' }),
  response: ExportedFile,
  problems: ['recalls.not_found'],
});

export const listClinicRecalls = defineEndpoint({
  tag,
  access: { side: 'provider', may: 'journeys.read' },
  name: 'listClinicRecalls',
  method: 'GET',
  path: '/provider/recalls',
  summary: 'List a clinic’s recalls',
  description:
    'Returns recalls that concern patients of the clinic acted for, newest first; counts are of its patients.',
  query: z.object(pageQuery(20)),
  response: RecallList,
});

export const listNetworkRecalls = defineEndpoint({
  tag,
  access: { side: 'organization', may: 'journeys.read' },
  name: 'listNetworkRecalls',
  method: 'GET',
  path: '/organizations/recalls',
  summary: 'List recalls of an organization’s clinics',
  description: 'Returns recalls that concern patients of the organization’s clinics; counts are of these patients.',
  query: z.object(pageQuery(20)),
  response: RecallList,
});

export const listMyRecalls = defineEndpoint({
  ...session,
  name: 'listMyRecalls',
  method: 'GET',
  path: '/recalls',
  summary: 'List own recalls',
  description: 'Returns recalls that concern the user as a patient, newest first.',
  response: OwnRecalls,
});

export const getMyRecall = defineEndpoint({
  ...session,
  name: 'getMyRecall',
  method: 'GET',
  path: '/recalls/:id',
  summary: 'Get an own recall',
  description: 'Returns a recall that concerns the user as a patient.',
  params,
  response: OwnRecall,
  problems: ['recalls.not_found'],
});

export const markRecallRead = defineEndpoint({
  ...session,
  name: 'markRecallRead',
  method: 'POST',
  path: '/recalls/:id/read',
  summary: 'Mark an own recall as read',
  description: 'Records when the user first opened it; repeating it changes nothing.',
  params,
  response: OwnRecall,
  problems: ['recalls.not_found'],
});

export const listRecipients = defineEndpoint({
  ...session,
  name: 'listRecallRecipients',
  method: 'GET',
  path: '/recalls/:id/recipients',
  summary: 'List people of a recall',
  description:
    'Returns a sent recall and its people to admins; the clinic and its organization get their own patients. Who wasn’t reached comes first.',
  params,
  query: z.object({ tab: RecipientTab.default('all'), ...pageQuery(50) }),
  response: RecallRecipients,
  problems: ['recalls.not_found'],
});

export const markRecipient = defineEndpoint({
  ...session,
  name: 'markRecallRecipient',
  method: 'POST',
  path: '/recalls/:id/recipients/:recipientId/marks',
  summary: 'Mark how a person was reached',
  description: 'For admins, and for the clinic’s staff with its own patients.',
  params: params.extend({ recipientId: Id.meta({ description: 'The person of the recall.' }) }),
  body: RecipientMark,
  response: RecallRecipient,
  problems: ['recalls.not_found', 'recalls.not_possible', 'request.stale_version'],
});
