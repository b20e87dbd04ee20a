import { z } from 'zod';
import { defineEndpoint, FileContent, Id } from '../kit/index.ts';
import { MESSAGE_UPLOAD, MessageContent, MessageFile, messagesQuery, NewMessage } from '../messaging/index.ts';
import {
  channelsQuery,
  NewTeamChannel,
  TeamChannel,
  TeamChannelChange,
  TeamChannelList,
  TeamPeople,
  TeamPlaces,
} from './team-channel.schema.ts';
import { TeamMessage, TeamMessageList } from './team-message.schema.ts';

const session = { tag: 'team-messages', access: 'session' } as const;
const params = z.object({ id: Id.meta({ description: 'The channel.' }) });
const message = z.object({ id: Id.meta({ description: 'The message.' }) });
const noContent = { status: 204, response: z.void().meta({ description: 'No content.' }) } as const;

export const listTeamChannels = defineEndpoint({
  ...session,
  name: 'listTeamChannels',
  method: 'GET',
  path: '/team-channels',
  summary: 'List channels',
  description:
    'Returns channels of the user’s organization, or of the organization that manages their clinic, last written to first. Patients and admins have none.',
  query: channelsQuery,
  response: TeamChannelList,
  problems: ['access.no_clinic', 'access.no_organization'],
});

export const getTeamPlaces = defineEndpoint({
  ...session,
  name: 'getTeamPlaces',
  method: 'GET',
  path: '/team-channels/places',
  summary: 'Get what a channel can be about',
  description: 'Returns the clinics that the user can create channels about, and the people they can add.',
  response: TeamPlaces,
  problems: ['access.no_clinic', 'access.no_organization'],
});

export const createTeamChannel = defineEndpoint({
  ...session,
  name: 'createTeamChannel',
  method: 'POST',
  path: '/team-channels',
  summary: 'Create a channel',
  description:
    'Creates a channel. People of a clinic create channels about it and its journeys, which their team takes part in. A journey has one channel: if there is one already, it is returned.',
  body: NewTeamChannel,
  status: 201,
  response: TeamChannel,
  problems: [
    'access.no_clinic',
    'access.no_organization',
    'messaging.too_many',
    'team_messages.subject_not_found',
    'team_messages.read_only',
    'team_messages.cannot_read',
  ],
});

export const getTeamChannel = defineEndpoint({
  ...session,
  name: 'getTeamChannel',
  method: 'GET',
  path: '/team-channels/:id',
  summary: 'Get a channel',
  description: 'Returns a channel as the user sees it.',
  params,
  response: TeamChannel,
  problems: ['team_messages.channel_not_found', 'access.no_clinic', 'access.no_organization'],
});

export const changeTeamChannel = defineEndpoint({
  ...session,
  name: 'changeTeamChannel',
  method: 'PUT',
  path: '/team-channels/:id',
  summary: 'Change a channel',
  description: 'Changes name, purpose and who can read a channel. Its messages stay.',
  params,
  body: TeamChannelChange,
  response: TeamChannel,
  problems: [
    'team_messages.channel_not_found',
    'team_messages.read_only',
    'access.no_clinic',
    'access.no_organization',
  ],
});

export const archiveTeamChannel = defineEndpoint({
  ...session,
  name: 'archiveTeamChannel',
  method: 'PUT',
  path: '/team-channels/:id/archive',
  summary: 'Archive a channel',
  description: 'Closes a channel for everyone, or opens it again. An archived one can be read.',
  params,
  body: z
    .strictObject({ archived: z.boolean().meta({ description: 'False opens it again.' }) })
    .meta({ description: 'Whether it is archived.' }),
  response: TeamChannel,
  problems: [
    'team_messages.channel_not_found',
    'team_messages.read_only',
    'access.no_clinic',
    'access.no_organization',
  ],
});

export const getTeamPeople = defineEndpoint({
  ...session,
  name: 'getTeamPeople',
  method: 'GET',
  path: '/team-channels/:id/people',
  summary: 'List people of a channel',
  description: 'Returns the members of a channel, and who else can be added.',
  params,
  response: TeamPeople,
  problems: ['team_messages.channel_not_found', 'access.no_clinic', 'access.no_organization'],
});

export const addTeamMember = defineEndpoint({
  ...session,
  name: 'addTeamMember',
  method: 'PUT',
  path: '/team-channels/:id/members/:userId',
  summary: 'Add a member',
  description: 'Adds someone to a channel; the user themselves joins it. Repeating it changes nothing.',
  params: params.extend({ userId: Id.meta({ description: 'The person.' }) }),
  body: z.strictObject({}).meta({ description: 'No fields.' }),
  response: TeamChannel,
  problems: [
    'team_messages.channel_not_found',
    'team_messages.read_only',
    'team_messages.cannot_read',
    'team_messages.too_many_members',
    'access.no_clinic',
    'access.no_organization',
  ],
});

export const removeTeamMember = defineEndpoint({
  ...session,
  name: 'removeTeamMember',
  method: 'DELETE',
  path: '/team-channels/:id/members/:userId',
  summary: 'Remove a member',
  description: 'Removes someone from a channel; the user themselves leaves it. Repeating it changes nothing.',
  params: params.extend({ userId: Id.meta({ description: 'The person.' }) }),
  ...noContent,
  problems: [
    'team_messages.channel_not_found',
    'team_messages.read_only',
    'access.no_clinic',
    'access.no_organization',
  ],
});

export const muteTeamChannel = defineEndpoint({
  ...session,
  name: 'muteTeamChannel',
  method: 'PUT',
  path: '/team-channels/:id/mute',
  summary: 'Mute a channel',
  description: 'Only mentions count as unread for the user from then on, or everything again. Joins the channel.',
  params,
  body: z
    .strictObject({ muted: z.boolean().meta({ description: 'False counts everything again.' }) })
    .meta({ description: 'Whether it is muted.' }),
  response: TeamChannel,
  problems: ['team_messages.channel_not_found', 'access.no_clinic', 'access.no_organization'],
});

export const listTeamMessages = defineEndpoint({
  ...session,
  name: 'listTeamMessages',
  method: 'GET',
  path: '/team-channels/:id/messages',
  summary: 'List messages of a channel',
  description:
    'Returns messages of a channel, oldest first; page 1 has the newest. With `before`, those right before a message; with `changed_after`, what changed since.',
  params,
  query: messagesQuery,
  response: TeamMessageList,
  problems: ['team_messages.channel_not_found', 'access.no_clinic', 'access.no_organization'],
});

export const sendTeamMessage = defineEndpoint({
  ...session,
  name: 'sendTeamMessage',
  method: 'POST',
  path: '/team-channels/:id/messages',
  summary: 'Send a message to a channel',
  description:
    'Sends a message and joins the channel. People whose whole name follows an @ are mentioned, if they may read it. Sent again with the same `client_message_id`, it returns the first one.',
  params,
  body: NewMessage,
  status: 201,
  ratePerMinute: 120,
  response: TeamMessage,
  problems: [
    'team_messages.channel_not_found',
    'team_messages.read_only',
    'team_messages.archived',
    'messaging.id_reused',
    'messaging.too_many',
    'messaging.file_not_found',
    'access.no_clinic',
    'access.no_organization',
  ],
});

export const readTeamChannel = defineEndpoint({
  ...session,
  name: 'readTeamChannel',
  method: 'PUT',
  path: '/team-channels/:id/read',
  summary: 'Mark a channel as read',
  description:
    'Notes up to which message the user has read a channel; never back. Nothing for those who are not members.',
  params,
  body: z
    .strictObject({ seq: z.int().min(1).meta({ description: 'Position of the last message that was read.' }) })
    .meta({ description: 'How far it was read.' }),
  response: z
    .object({ unread_count: z.int().min(0).meta({ description: 'Messages still unread.' }) })
    .meta({ description: 'What is left.' }),
  problems: ['team_messages.channel_not_found', 'access.no_clinic', 'access.no_organization'],
});

export const editTeamMessage = defineEndpoint({
  ...session,
  name: 'editTeamMessage',
  method: 'PUT',
  path: '/team-messages/:id',
  summary: 'Edit a message of a channel',
  description: 'Changes the text of an own message within an hour; everyone sees that it was edited.',
  params: message,
  body: z.strictObject({ content: MessageContent }).meta({ description: 'The new text.' }),
  response: TeamMessage,
  problems: [
    'team_messages.message_not_found',
    'team_messages.read_only',
    'team_messages.archived',
    'messaging.not_yours',
    'messaging.not_editable',
    'access.no_clinic',
    'access.no_organization',
  ],
});

export const deleteTeamMessage = defineEndpoint({
  ...session,
  name: 'deleteTeamMessage',
  method: 'DELETE',
  path: '/team-messages/:id',
  summary: 'Delete a message of a channel',
  description:
    'Deletes the text and files of an own message; that there was one stays visible. Repeating it changes nothing.',
  params: message,
  ...noContent,
  problems: [
    'team_messages.message_not_found',
    'team_messages.read_only',
    'messaging.not_yours',
    'access.no_clinic',
    'access.no_organization',
  ],
});

export const uploadTeamFile = defineEndpoint({
  ...session,
  name: 'uploadTeamFile',
  method: 'POST',
  path: '/team-channels/:id/files',
  summary: 'Upload a file for a channel',
  description:
    'Uploads a scan, photo or PDF, to be sent with a message. What is not sent is deleted after a day. For demo users, only the file type is checked, and a fictional page is stored instead.',
  params,
  status: 201,
  ratePerMinute: 60,
  upload: MESSAGE_UPLOAD,
  body: z.strictObject({}).meta({ description: 'No fields besides the file.' }),
  response: MessageFile,
  problems: [
    'team_messages.channel_not_found',
    'team_messages.read_only',
    'team_messages.archived',
    'request.rate_limited',
    'access.no_clinic',
    'access.no_organization',
  ],
});

export const readTeamFile = defineEndpoint({
  ...session,
  name: 'readTeamFile',
  method: 'GET',
  path: '/team-channels/:id/files/:fileId/content',
  summary: 'Download a file of a channel',
  description: 'Returns a file to those who may read the channel; one that was not sent, to its uploader alone.',
  params: params.extend({ fileId: Id.meta({ description: 'The file.' }) }),
  download: true,
  response: FileContent,
  problems: [
    'team_messages.channel_not_found',
    'messaging.file_not_found',
    'access.no_clinic',
    'access.no_organization',
  ],
});

export const discardTeamFile = defineEndpoint({
  ...session,
  name: 'discardTeamFile',
  method: 'DELETE',
  path: '/team-channels/:id/files/:fileId',
  summary: 'Discard an uploaded file of a channel',
  description: 'Deletes a file that the user uploaded and that was not sent.',
  params: params.extend({ fileId: Id.meta({ description: 'The file.' }) }),
  ...noContent,
  problems: [
    'team_messages.channel_not_found',
    'messaging.file_not_found',
    'access.no_clinic',
    'access.no_organization',
  ],
});
