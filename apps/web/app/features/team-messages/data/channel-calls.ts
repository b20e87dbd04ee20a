import {
  deleteTeamMessage,
  discardTeamFile,
  editTeamMessage,
  readTeamFile,
  sendTeamMessage,
  uploadTeamFile,
} from '@travesia/contracts/team-messages';
import { uploadFile } from '../../../lib/files/upload-file.ts';
import { sessionCall } from '../../../lib/session/session-call.ts';
import type { ThreadCalls } from '../../messaging/index.ts';
import { asMessage } from './as-message.ts';

/** The calls by which messages of channels are written. */
export const channelCalls: ThreadCalls = {
  place: 'team-messages',
  send: async (id, body) => asMessage(await sessionCall(sendTeamMessage, { params: { id }, body }), null),
  edit: async (id, content) =>
    asMessage(await sessionCall(editTeamMessage, { params: { id }, body: { content } }), null),
  remove: (id) => sessionCall(deleteTeamMessage, { params: { id } }),
  upload: (id, file, options) => uploadFile(uploadTeamFile, file, { params: { id }, body: {} }, options),
  discard: (id, fileId) => sessionCall(discardTeamFile, { params: { id, fileId } }),
  // A download call resolves to the file itself.
  read: async (id, fileId, signal) =>
    (await sessionCall(readTeamFile, { params: { id, fileId } }, { signal })) as unknown as Blob,
};
