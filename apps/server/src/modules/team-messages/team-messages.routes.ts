import {
  addTeamMember,
  archiveTeamChannel,
  changeTeamChannel,
  createTeamChannel,
  deleteTeamMessage as deleteTeamMessageCall,
  discardTeamFile as discardTeamFileCall,
  editTeamMessage as editTeamMessageCall,
  getTeamChannel,
  getTeamPeople,
  getTeamPlaces,
  listTeamChannels,
  listTeamMessages,
  muteTeamChannel,
  readTeamChannel,
  readTeamFile,
  removeTeamMember,
  sendTeamMessage as sendTeamMessageCall,
  uploadTeamFile,
} from '@travesia/contracts/team-messages';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { ofOwnTeam } from './channels.policy.ts';
import { addMember } from './commands/add-member.ts';
import { archiveChannel } from './commands/archive-channel.ts';
import { changeChannel } from './commands/change-channel.ts';
import { createChannel } from './commands/create-channel.ts';
import { deleteTeamMessage } from './commands/delete-team-message.ts';
import { editTeamMessage } from './commands/edit-team-message.ts';
import { muteChannel } from './commands/mute-channel.ts';
import { readUpTo } from './commands/read-up-to.ts';
import { removeMember } from './commands/remove-member.ts';
import { sendTeamMessage } from './commands/send-team-message.ts';
import { discardTeamFile } from './files/commands/discard-team-file.ts';
import { takeTeamFile } from './files/commands/take-team-file.ts';
import { getPeopleQuery, getPlacesQuery } from './queries/get-people.ts';
import { listChannelsQuery } from './queries/list-channels.ts';
import { listTeamMessagesQuery } from './queries/list-team-messages.ts';
import { readChannel } from './queries/read-channel.ts';
import { showTeamFile } from './queries/show-team-file.ts';
import type { TeamMessagesDeps } from './team-messages-deps.ts';

/** Channels of an organization and its clinics. */
export const teamMessagesRoutes = (deps: TeamMessagesDeps): Mounted[] => [
  mount(listTeamChannels, ({ query }, { actor }) => listChannelsQuery(deps, query, actor)),
  mount(getTeamPlaces, (_input, { actor }) => getPlacesQuery(deps, actor)),
  mount(createTeamChannel, ({ body }, { actor }) => createChannel(deps, body, actor)),
  mount(getTeamChannel, async ({ params }, { actor }) =>
    readChannel(deps, deps.database.db, await ofOwnTeam(deps.takeSide, actor), params.id),
  ),
  mount(changeTeamChannel, ({ params, body }, { actor }) => changeChannel(deps, params.id, body, actor)),
  mount(archiveTeamChannel, ({ params, body }, { actor }) => archiveChannel(deps, params.id, body.archived, actor)),
  mount(getTeamPeople, ({ params }, { actor }) => getPeopleQuery(deps, params.id, actor)),
  mount(addTeamMember, ({ params }, { actor }) => addMember(deps, params, actor)),
  mount(removeTeamMember, ({ params }, { actor }) => removeMember(deps, params, actor)),
  mount(muteTeamChannel, ({ params, body }, { actor }) => muteChannel(deps, params.id, body.muted, actor)),
  mount(listTeamMessages, ({ params, query }, { actor }) => listTeamMessagesQuery(deps, params.id, query, actor)),
  mount(sendTeamMessageCall, ({ params, body }, context) => sendTeamMessage(deps, params.id, body, context)),
  mount(readTeamChannel, ({ params, body }, { actor }) => readUpTo(deps, params.id, body.seq, actor)),
  mount(editTeamMessageCall, ({ params, body }, { actor }) => editTeamMessage(deps, params.id, body.content, actor)),
  mount(deleteTeamMessageCall, ({ params }, { actor }) => deleteTeamMessage(deps, params.id, actor)),
  mount(uploadTeamFile, ({ params }, context) => takeTeamFile(deps, params.id, context)),
  mount(readTeamFile, ({ params }, { actor }) => showTeamFile(deps, params, actor)),
  mount(discardTeamFileCall, ({ params }, { actor }) => discardTeamFile(deps, params, actor)),
];
