import type { MessageFile } from '@travesia/contracts/messaging';
import type { Problem } from '@travesia/contracts/kit';
import type { ChosenRecord } from '../../records/index.ts';
import type { HeldProposal } from '../proposals/held-proposal.ts';

/** A message on its way. */
export interface Outgoing {
  /** Its `client_message_id`: sent again with it, it is the same message. */
  id: string;
  content: string;
  files: readonly MessageFile[];
  /** Medical records that a patient shares with the clinic. */
  records?: readonly ChosenRecord[];
  /** Times or a quote of a clinic. */
  proposal: HeldProposal | null;
  at: string;
  state: 'waiting' | 'sending' | 'failed';
  /** Why it failed. */
  problem: Problem | null;
}

/** Whether the server never decided about it, so that it can go out later as it is. */
export const isUnreached = (problem: Problem | null): boolean =>
  problem !== null && (problem.status >= 500 || problem.status === 0);

export const nextOf = (queue: readonly Outgoing[]): Outgoing | undefined =>
  queue.find(({ state }) => state === 'waiting');

export const changed = (queue: readonly Outgoing[], id: string, change: Partial<Outgoing>): Outgoing[] =>
  queue.map((one) => (one.id === id ? { ...one, ...change } : one));

export const without = (queue: readonly Outgoing[], id: string): Outgoing[] => queue.filter((one) => one.id !== id);

/** After one didn’t reach the server, those behind it wait too: they would overtake it. */
export const stopped = (queue: readonly Outgoing[], problem: Problem): Outgoing[] =>
  queue.map((one) => (one.state === 'failed' ? one : { ...one, state: 'failed', problem }));

/** Back in line: this one, and all that never reached the server, in the order they were written. */
export const retried = (queue: readonly Outgoing[], id: string | null): Outgoing[] =>
  queue.map((one) =>
    one.state === 'failed' && (one.id === id || isUnreached(one.problem))
      ? { ...one, state: 'waiting', problem: null }
      : one,
  );

/** The queue as a text that survives the page, and back. What was being sent is sent again: it has its own id. */
export const writeQueue = (queue: readonly Outgoing[]): string => JSON.stringify(queue);

export function readQueue(text: string): Outgoing[] {
  try {
    const kept = JSON.parse(text) as Outgoing[];
    return kept.map((one) => (one.state === 'sending' ? { ...one, state: 'waiting' } : one));
  } catch {
    return [];
  }
}

/** Those that are not among the messages yet. */
export function unsent(queue: readonly Outgoing[], known: readonly { client_message_id: string | null }[]): Outgoing[] {
  const arrived = new Set(known.map(({ client_message_id: id }) => id));
  return queue.filter(({ id }) => !arrived.has(id));
}
