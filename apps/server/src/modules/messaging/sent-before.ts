import { ProblemError } from '../../platform/problem-error.ts';
import type { Seal } from '../../platform/secrets/seal.ts';

interface Sent {
  id: string;
  contentSealed: string | null;
  editedAt: Date | null;
}

/**
 * The message that its author already sent with this id, whatever they write in. Throws `messaging.id_reused` if it said something
 * else.
 */
export async function sentBefore<Row extends Sent>(
  seal: Seal,
  find: (clientMessageId: string) => Promise<Row | undefined>,
  { client_message_id: clientMessageId, content }: { client_message_id?: string | undefined; content: string },
): Promise<Row | undefined> {
  if (clientMessageId === undefined) return undefined;
  const sent = await find(clientMessageId);
  if (!sent || sent.editedAt || sent.contentSealed === null) return sent;
  if (seal.open(sent.contentSealed, sent.id) !== content) throw new ProblemError('messaging.id_reused');
  return sent;
}
