import type { EndpointArgs } from '@travesia/contracts/kit';
import { pageFacts } from '@travesia/contracts/kit';
import type { listMessages, MessageList } from '@travesia/contracts/messaging';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findPatient, findRecord } from '../conversations.repo.ts';
import { type InboxScope, ofEveryInbox } from '../inbox.policy.ts';
import { countMessages, listRecords } from '../messages.repo.ts';
import type { MessagingDeps } from '../messaging-deps.ts';
import { readMessages } from '../read-messages.ts';

/**
 * Messages of a conversation, oldest first. A read for a clinic from outside is logged, which its patient sees. Throws
 * `messaging.conversation_not_found`.
 */
export async function showMessages(
  deps: MessagingDeps,
  id: string,
  query: EndpointArgs<typeof listMessages>['query'],
  actor: Actor,
): Promise<MessageList> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  const found = await findRecord(deps.database.db, scopes, id);
  if (!found) throw new ProblemError('messaging.conversation_not_found');
  if (!found.scope.isOutside) return listThem(deps, deps.database.db, found, query);
  return unitOfWork(deps.database, async (tx) => {
    const patient = await findPatient(tx, id);
    await appendAudit(tx, {
      action: 'conversations.read',
      actor,
      at: deps.clock.now(),
      target: { type: 'conversation', id },
      ...(patient ? { subjectId: patient } : {}),
      contextProviderId: found.scope.id,
    });
    return listThem(deps, tx, found, query);
  });
}

async function listThem(
  deps: MessagingDeps,
  db: Db | Tx,
  {
    scope,
    record: { row, own },
  }: { scope: InboxScope; record: NonNullable<Awaited<ReturnType<typeof findRecord>>>['record'] },
  { page, limit, before, changed_after: changedAfter }: EndpointArgs<typeof listMessages>['query'],
): Promise<MessageList> {
  const asked = { conversationId: row.id, before, changedAfter };
  const records = await listRecords(db, asked, { limit, offset: (page - 1) * limit });
  const total = await countMessages(db, asked);
  const data = await readMessages(deps, db, { scope, own }, records);
  return {
    data: changedAfter === undefined ? data.reverse() : data,
    ...pageFacts(total, page, limit),
    last_change: row.lastChange,
  };
}
