import type { EndpointArgs } from '@travesia/contracts/kit';
import {
  type sendTeamMessage as sendTeamMessageCall,
  teamMentioned,
  type TeamMessage,
  teamMessageCreatedLive,
} from '@travesia/contracts/team-messages';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { appendEvent } from '../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { refuseFlood, sentBefore } from '../../messaging/index.ts';
import { ofOwnTeam, refuseUnlessWriting } from '../channels.policy.ts';
import { writeChannel } from '../channels.repo.ts';
import { sendFiles } from '../files/team-files.repo.ts';
import { lockInScope } from '../lock-channel.ts';
import { insertMembers, writeRead } from '../members.repo.ts';
import { mentionedPeople } from '../mentioned-people.ts';
import { findSent, insertMessage, listWritten } from '../messages.repo.ts';
import { readTeamMessage } from '../read-team-messages.ts';
import type { TeamMessagesDeps } from '../team-messages-deps.ts';
import { tellChannel } from '../tell-channel.ts';

/**
 * Sends a message, or returns the one that was sent with the same `client_message_id`. Who writes joins the channel, and has read
 * it so far. Throws `team_messages.channel_not_found`, `team_messages.read_only`, `team_messages.archived`, `messaging.id_reused`,
 * `messaging.too_many` and `messaging.file_not_found`.
 */
export async function sendTeamMessage(
  deps: TeamMessagesDeps,
  channelId: string,
  body: EndpointArgs<typeof sendTeamMessageCall>['body'],
  { actor, language }: RequestContext,
): Promise<TeamMessage> {
  const scope = await ofOwnTeam(deps.takeSide, actor);
  refuseUnlessWriting(scope);
  const { userId: authorId } = scope.person;
  const at = deps.clock.now();
  const fileIds = [...new Set(body.file_ids)];
  const { id, channel } = await unitOfWork(deps.database, async (tx) => {
    const locked = await lockInScope(tx, scope, channelId);
    const find = (clientMessageId: string) => findSent(tx, { channelId, authorId, clientMessageId });
    const before = await sentBefore(deps.seal, find, body);
    if (before) return { id: before.id, channel: locked };
    if (locked.archivedAt) throw new ProblemError('team_messages.archived');
    await refuseFlood((since, limit) => listWritten(tx, authorId, since, limit), deps.allowed, at);
    const messageId = uuidv7();
    const [seq, change] = [locked.lastSeq + 1, locked.lastChange + 1];
    const mentions = await mentionedPeople(tx, channelId, authorId, body.content);
    await writeChannel(tx, locked, { lastSeq: seq, lastChange: change, lastAt: at });
    await insertMessage(tx, {
      id: messageId,
      channelId,
      authorId,
      providerId: scope.side === 'provider' ? scope.id : null,
      clientMessageId: body.client_message_id ?? null,
      seq,
      change,
      contentSealed: deps.seal.seal(body.content, messageId),
      language,
      mentions,
      createdAt: at,
    });
    if ((await sendFiles(tx, { channelId, userId: authorId, messageId }, fileIds)) < fileIds.length)
      throw new ProblemError('messaging.file_not_found');
    // Whoever is mentioned is a member from then on: only members have something unread.
    const members = [authorId, ...mentions];
    await insertMembers(
      tx,
      members.map((userId) => ({ channelId, userId, lastReadSeq: seq - 1, joinedAt: at })),
    );
    await writeRead(tx, channelId, authorId, seq);
    if (mentions.length)
      await appendEvent(tx, teamMentioned, { channel_id: channelId, message_id: messageId, mentions });
    await tellChannel(tx, locked, teamMessageCreatedLive, {
      channel_id: channelId,
      change,
      message_id: messageId,
      seq,
    });
    return { id: messageId, channel: locked };
  });
  // Others wait for the lock of the channel: it is shown after the commit.
  return readTeamMessage(deps, deps.database.db, scope, channel, id);
}
