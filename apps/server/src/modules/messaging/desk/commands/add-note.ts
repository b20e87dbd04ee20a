import type { EndpointArgs } from '@travesia/contracts/kit';
import { type addConversationNote, type InternalNote, MOST_NOTES, noteAdded } from '@travesia/contracts/messaging';
import { uuidv7 } from 'uuidv7';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { appendEvent } from '../../../../platform/outbox/append-event.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { ofEveryInbox, refuseUnlessOnTeam } from '../../inbox.policy.ts';
import { lockInInboxes } from '../../lock-in-inboxes.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { tellTeam } from '../../tell-sides.ts';
import { presentNote } from '../note.presenter.ts';
import { countNotes, findNote, insertNote } from '../notes.repo.ts';
import { listTeam } from '../team.repo.ts';

/**
 * Adds a note for the team; the mentioned are notified. Throws `messaging.conversation_not_found`, `messaging.read_only`,
 * `messaging.not_on_team` and `messaging.too_many_notes`.
 */
export async function addNote(
  deps: MessagingDeps,
  conversationId: string,
  { content, mentions: named }: EndpointArgs<typeof addConversationNote>['body'],
  actor: Actor,
): Promise<InternalNote> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  const createdAt = deps.clock.now();
  const mentions = [...new Set(named)];
  return unitOfWork(deps.database, async (tx) => {
    const { scope, row, own } = await lockInInboxes(tx, scopes, conversationId);
    refuseUnlessOnTeam(scope);
    const team = mentions.length ? await listTeam(tx, scope) : [];
    if (!mentions.every((id) => team.some((member) => member.id === id)))
      throw new ProblemError('messaging.not_on_team');
    if ((await countNotes(tx, own.id)) >= MOST_NOTES) throw new ProblemError('messaging.too_many_notes');
    const id = uuidv7();
    const { userId: authorId } = scope.person;
    const textSealed = deps.seal.seal(content, id);
    await insertNote(tx, { id, conversationId, sideId: own.id, authorId, textSealed, mentions, createdAt });
    const told = mentions.filter((userId) => userId !== authorId);
    if (told.length)
      await appendEvent(tx, noteAdded, { conversation_id: conversationId, mentions: told, party: scope.party });
    tellTeam(row, own);
    const record = await findNote(tx, id);
    if (!record) throw new Error('an inserted note is not there');
    return presentNote(deps.seal, scope, record);
  });
}
