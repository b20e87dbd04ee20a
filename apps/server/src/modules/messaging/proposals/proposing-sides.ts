import type { Db, Tx } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { TakeSide } from '../../../platform/http/take-side.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { findPatient, findRecord, type SideRow } from '../conversations.repo.ts';
import { ofEveryInbox } from '../inbox.policy.ts';

/** The clinic and the patient of a conversation, where the one proposes something to the other. */
export interface ProposingSides {
  providerId: string;
  patientId: string;
}

/** For someone on a side of a conversation. Throws `messaging.nothing_to_propose` unless it is the clinic’s, and a patient’s is the other. */
export async function proposingSides(
  db: Db | Tx,
  { conversationId, providerId }: Pick<SideRow, 'conversationId' | 'providerId'>,
): Promise<ProposingSides> {
  const patientId = providerId && (await findPatient(db, conversationId));
  if (!providerId || !patientId) throw new ProblemError('messaging.nothing_to_propose');
  return { providerId, patientId };
}

/** The same of a conversation, for whoever writes in it. Throws `messaging.conversation_not_found` too. */
export async function readProposingSides(
  { db, takeSide }: { db: Db; takeSide: TakeSide },
  conversationId: string,
  actor: Actor,
): Promise<ProposingSides> {
  const found = await findRecord(db, await ofEveryInbox(takeSide, actor), conversationId);
  if (!found) throw new ProblemError('messaging.conversation_not_found');
  if (!found.scope.mayWrite) throw new ProblemError('messaging.nothing_to_propose');
  return proposingSides(db, found.record.own);
}
