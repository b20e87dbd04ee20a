import type { Message } from '@travesia/contracts/messaging';
import { useState } from 'react';

/** Who of the own team replied since the user began to write; null if nobody did. */
export function useOvertaken(messages: readonly Message[], isWriting: boolean): string | null {
  const last = messages.findLast((message) => message.is_own_side && !message.is_own);
  const seq = last?.seq ?? 0;
  const [begunAt, setBegunAt] = useState<number | null>(null);
  if (isWriting && begunAt === null) setBegunAt(seq);
  if (!isWriting && begunAt !== null) setBegunAt(null);
  return begunAt !== null && seq > begunAt ? (last?.author.name ?? '') : null;
}
