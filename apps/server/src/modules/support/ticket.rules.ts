import {
  type ExpectedReply,
  MOST_OPEN_TICKETS,
  NOTE_CHANGEABLE_HOURS,
  REPLY_WORKING_DAYS,
  type SupportTopic,
} from '@travesia/contracts/support';
import { isShared } from '../../platform/demo/demo-people.ts';
import type { Allowance } from '../../platform/wait-seconds.ts';

const HOUR_MS = 3_600_000;

interface Limits {
  open: number;
  tickets: Allowance;
  replies: Allowance;
  /** Uploaded files without a message. */
  files: number;
}

/** Rate limits per person; a shared account has higher ones. */
export const limitsFor = (person: { demo: boolean }): Limits => {
  const share = isShared(person) ? 20 : 1;
  return {
    open: MOST_OPEN_TICKETS * share,
    tickets: { most: 5 * share, withinMs: HOUR_MS },
    replies: { most: 20 * share, withinMs: HOUR_MS },
    files: 20 * share,
  };
};

/** Notes written after this time can still be changed by their author. */
export const notesSince = (now: Date): Date => new Date(now.getTime() - NOTE_CHANGEABLE_HOURS * HOUR_MS);

/** Whether a reader may change or delete a message: their own recent notes only. */
export const isChangeable = (
  { internal, authorId, createdAt }: { internal: boolean; authorId: string | null; createdAt: Date },
  readerId: string,
  now: Date,
): boolean => internal && authorId === readerId && createdAt > notesSince(now);

/** Crockford's alphabet, without letters and digits that are easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Formats eight random bytes as a reference: `TS-7K3M-9QXD`. */
export function ticketReference(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `TS-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Minimum number of answers for a useful estimate. */
const ENOUGH = 5;

export interface FirstAnswer {
  topic: SupportTopic;
  createdAt: Date;
  firstAnsweredAt: Date;
}

/** Expected time to the first answer: the median of recent answers for the topic, or for all topics, or our promise. */
export function expectedReply(topic: SupportTopic, answers: readonly FirstAnswer[]): ExpectedReply {
  const ofTopic = answers.filter((answer) => answer.topic === topic);
  const measured = ofTopic.length >= ENOUGH ? ofTopic : answers;
  if (measured.length < ENOUGH) return { basis: 'promise', hours: null, working_days: REPLY_WORKING_DAYS };
  const took = measured
    .map(({ createdAt, firstAnsweredAt }) => firstAnsweredAt.getTime() - createdAt.getTime())
    .toSorted((one, other) => one - other);
  const middle = took.length / 2;
  const median = ((took[Math.ceil(middle) - 1] ?? 0) + (took[Math.floor(middle)] ?? 0)) / 2;
  return { basis: 'measured', hours: Math.max(1, Math.ceil(median / HOUR_MS)), working_days: null };
}

/** Normalizes a typed reference for search: `ts 7k3m` finds `TS-7K3M-9QXD`. Null when it can't be part of one. */
export function referencePart(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replace(/^TS/, '');
  return letters === '' ? null : letters;
}
