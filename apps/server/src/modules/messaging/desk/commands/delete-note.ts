import { appendAudit } from '../../../../platform/audit/append-audit.ts';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { lockConversation } from '../../conversations.repo.ts';
import { ofEveryInbox, refuseUnlessOnTeam } from '../../inbox.policy.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { tellTeam } from '../../tell-sides.ts';
import { findNote, removeNote } from '../notes.repo.ts';

/** Deletes an own note. Throws `messaging.note_not_found`, `messaging.not_yours` and `messaging.read_only`. */
export async function deleteNote(deps: MessagingDeps, id: string, actor: Actor): Promise<void> {
  const scopes = await ofEveryInbox(deps.takeSide, actor);
  await unitOfWork(deps.database, async (tx) => {
    const note = (await findNote(tx, id))?.row;
    for (const scope of note ? scopes : []) {
      const found = await lockConversation(tx, scope, note?.conversationId ?? id);
      if (!note || found?.own.id !== note.sideId) continue;
      refuseUnlessOnTeam(scope);
      if (note.authorId !== scope.person.userId) throw new ProblemError('messaging.not_yours');
      await removeNote(tx, note);
      const target = { type: 'conversation', id: note.conversationId } as const;
      await appendAudit(tx, { action: 'messages.note_deleted', actor, at: deps.clock.now(), target });
      tellTeam(found.row, found.own);
      return;
    }
    throw new ProblemError('messaging.note_not_found');
  });
}
