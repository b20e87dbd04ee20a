import type { EndpointArgs } from '@travesia/contracts/kit';
import type { beginConversation as beginConversationCall, Conversation } from '@travesia/contracts/messaging';
import { uuidv7 } from 'uuidv7';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockKeys } from '../../../platform/db/lock-keys.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { demoFlagOf } from '../../../platform/demo/sight.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { waitSeconds } from '../../../platform/wait-seconds.ts';
import { addMessage } from '../add-message.ts';
import { findBegunBy, insertConversation, listBegun } from '../conversations.repo.ts';
import { GREETING } from '../greeting.ts';
import { type InboxScope, ofOwnInbox, refuseUnlessWriting } from '../inbox.policy.ts';
import { CONVERSATIONS_ALLOWED } from '../message.rules.ts';
import { listWritten } from '../messages.repo.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { readConversation } from '../queries/read-conversation.ts';
import { newSide } from '../new-side.ts';
import { refuseFlood } from '../refuse-flood.ts';
import { findRecipient, isBlockedBetween, isJourneyOf } from '../recipients.repo.ts';

type Begun = EndpointArgs<typeof beginConversationCall>['body'];

/**
 * Begins a conversation with its first message, or returns the one that was begun with the same `client_message_id`. Throws
 * `messaging.recipient_not_found`, `messaging.read_only`, `messaging.too_many` and `messaging.file_not_found`.
 */
export async function beginConversation(
  deps: MessagingDeps,
  body: Begun,
  { actor, language }: RequestContext,
): Promise<Conversation> {
  const scope = await ofOwnInbox(deps.takeSide, actor);
  refuseUnlessWriting(scope);
  const { userId } = scope.person;
  const at = deps.clock.now();
  const fileIds = [...new Set(body.file_ids)];
  return unitOfWork(deps.database, async (tx) => {
    await lockKeys(tx, 'conversations', [userId]);
    const before = body.client_message_id && (await findBegunBy(tx, userId, body.client_message_id));
    if (before) return readConversation(deps, tx, [scope], before);
    const recipient = await findRecipient(tx, scope, { type: body.recipient_type, id: body.recipient_id });
    if (!recipient || (await isBlockedBetween(tx, scope, { party: body.recipient_type, id: body.recipient_id })))
      throw new ProblemError('messaging.recipient_not_found');
    await refuseForeignJourney(tx, scope, body);
    await refuseTooMany(tx, userId, at);
    await refuseFlood((since, limit) => listWritten(tx, userId, since, limit), deps.allowed, at);
    const id = uuidv7();
    const own = newSide(id, { party: scope.party, id: scope.id }, at);
    const row = {
      id,
      subjectSealed: deps.seal.seal(body.subject, id),
      journeyId: body.journey_id ?? null,
      begunBy: userId,
      lastSeq: 0,
      lastChange: 0,
      ...demoFlagOf(actor, recipient),
      createdAt: at,
    };
    await insertConversation(tx, row, [own, newSide(id, { party: body.recipient_type, id: body.recipient_id }, at)]);
    await addMessage(
      tx,
      deps,
      { row, own },
      {
        authorId: userId,
        language,
        content: body.initial_message ?? (fileIds.length ? '' : GREETING[language]),
        clientMessageId: body.client_message_id,
        fileIds,
        proposal: null,
        at,
      },
    );
    await appendAudit(tx, { action: 'conversations.begun', actor, at, target: { type: 'conversation', id } });
    return readConversation(deps, tx, [scope], id);
  });
}

/** A journey is one of these two. Throws `messaging.recipient_not_found`, which says nothing about the journey. */
async function refuseForeignJourney(tx: Tx, { party, id }: InboxScope, body: Begun): Promise<void> {
  if (!body.journey_id) return;
  const patientId = party === 'patient' ? id : body.recipient_id;
  const providerId = party === 'provider' ? id : body.recipient_id;
  const isTheirs =
    [party, body.recipient_type].toSorted().join() === 'patient,provider' &&
    (await isJourneyOf(tx, { id: body.journey_id, patientId, providerId }));
  if (!isTheirs) throw new ProblemError('messaging.recipient_not_found');
}

async function refuseTooMany(tx: Tx, userId: string, at: Date): Promise<void> {
  const times = await listBegun(tx, userId, new Date(at.getTime() - CONVERSATIONS_ALLOWED.withinMs));
  const retryAfter = waitSeconds(times, CONVERSATIONS_ALLOWED, at);
  if (retryAfter > 0) throw new ProblemError('messaging.too_many', { retryAfter });
}
