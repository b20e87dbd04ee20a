import type { EndpointArgs, Locale } from '@travesia/contracts/kit';
import type { MessageTranslation, translateMessages as translateMessagesCall } from '@travesia/contracts/messaging';
import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { TranslationUnavailable, type Translator } from '../../../../platform/translation/translator.ts';
import { findPatient, findRecord, listSides } from '../../conversations.repo.ts';
import { ofEveryInbox } from '../../inbox.policy.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { makeOnce } from '../make-once.ts';
import { namesToKeep } from '../names-to-keep.ts';
import { presentTranslation, sealedFor } from '../translation.presenter.ts';
import {
  findTranslation,
  keepTranslation,
  listTranslated,
  type TranslatedRecord,
  type TranslationRow,
} from '../translations.repo.ts';

/** A service of one’s own works on few texts at a time. */
const AT_ONCE = 3;

/**
 * Translations of messages for someone who reads their conversation: stored ones, and new ones by the service. A read for a clinic
 * from outside is logged. Throws `messaging.conversation_not_found` and `messaging.translation_unavailable`.
 */
export async function translateMessages(
  deps: MessagingDeps,
  id: string,
  { message_ids: ids, to }: EndpointArgs<typeof translateMessagesCall>['body'],
  actor: Actor,
): Promise<{ data: MessageTranslation[] }> {
  const { database, clock, translator } = deps;
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  const found = await findRecord(database.db, scopes, id);
  if (!found) throw new ProblemError('messaging.conversation_not_found');
  if (!translator) throw new ProblemError('messaging.translation_unavailable');
  const { scope } = found;
  if (scope.isOutside)
    await unitOfWork(database, async (tx) => {
      const patient = await findPatient(tx, id);
      await appendAudit(tx, {
        action: 'conversations.read',
        actor,
        at: clock.now(),
        target: { type: 'conversation', id },
        ...(patient ? { subjectId: patient } : {}),
        contextProviderId: scope.id,
      });
    });
  const records = await listTranslated(database.db, { conversationId: id, ids, to });
  const sides = (await listSides(database.db, [id])).get(id) ?? [];
  const names = namesToKeep(sides, records);
  const made = new Map<string, MessageTranslation>();
  const waiting = [...records];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      made.set(next.row.id, await translationOf({ ...deps, translator }, next, { to, names }));
  };
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed?.reason instanceof TranslationUnavailable) throw new ProblemError('messaging.translation_unavailable');
  if (failed) throw failed.reason;
  return { data: ids.flatMap((one) => made.get(one) ?? []) };
}

type Kept = Omit<TranslationRow, 'createdAt'>;
interface Into {
  to: Locale;
  names: readonly string[];
}

/** The stored translation of a message, or a new one, which is stored then. */
async function translationOf(
  deps: Pick<MessagingDeps, 'database' | 'seal'> & { translator: Translator },
  { row, translation }: TranslatedRecord,
  into: Into,
): Promise<MessageTranslation> {
  const kept =
    translation ?? (await makeOnce(`${row.contentSealed} ${into.to}`, () => newTranslation(deps, row, into)));
  return presentTranslation(deps.seal, row, kept);
}

async function newTranslation(
  { database, seal, translator }: Pick<MessagingDeps, 'database' | 'seal'> & { translator: Translator },
  row: TranslatedRecord['row'],
  { to, names }: Into,
): Promise<Kept> {
  const { id: messageId, contentSealed, language } = row;
  // Someone else may have asked for it since it was looked for.
  const stored = await findTranslation(database.db, row, to);
  if (stored) return stored;
  const done = await translator.translate({ text: seal.open(contentSealed, messageId), from: language, to, names });
  const kept: Kept = {
    messageId,
    to,
    from: done.from,
    result: done.kind,
    contentSealed: done.kind === 'translated' ? seal.seal(done.text, sealedFor(messageId, to)) : null,
    service: translator.service,
  };
  await unitOfWork(database, (tx) => keepTranslation(tx, kept, row));
  return kept;
}
