import { type InternalNote, MOST_NOTES } from '@travesia/contracts/messaging';
import type { Actor } from '../../../../platform/http/request-context.ts';
import { ProblemError } from '../../../../platform/problem-error.ts';
import { findRecord } from '../../conversations.repo.ts';
import { isTeam, ofEveryInbox } from '../../inbox.policy.ts';
import type { MessagingDeps } from '../../messaging-deps.ts';
import { presentNote } from '../note.presenter.ts';
import { listNoteRecords } from '../notes.repo.ts';

/** The team’s notes about a conversation. Throws `messaging.conversation_not_found` and `messaging.read_only`. */
export async function listNotesQuery(
  { database: { db }, takeSide, seal }: MessagingDeps,
  id: string,
  actor: Actor,
): Promise<{ data: InternalNote[] }> {
  const found = await findRecord(db, await ofEveryInbox(takeSide, actor), id);
  if (!found) throw new ProblemError('messaging.conversation_not_found');
  const { scope, record } = found;
  if (!isTeam(scope)) throw new ProblemError('messaging.read_only');
  const notes = await listNoteRecords(db, record.own.id, MOST_NOTES);
  return { data: notes.map((note) => presentNote(seal, scope, note)) };
}
