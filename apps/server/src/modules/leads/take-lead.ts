import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../platform/db/database.ts';
import { lockKeys } from '../../platform/db/lock-keys.ts';
import { isAnswered } from '../../platform/demo/demo-mode.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { newReference } from '../../platform/reference.ts';
import { waitSeconds } from '../../platform/wait-seconds.ts';
import { findRepeat, insertArrival, listArrivals } from './arrivals.repo.ts';
import { LIMITS, REPEAT_WITHIN_MS, replyBy } from './lead.rules.ts';
import type { LeadsDeps } from './leads-deps.ts';

/** Facts that identify a lead. */
export interface LeadFacts {
  id: string;
  reference: string;
  createdAt: Date;
}

export interface LeadReceipt {
  id: string;
  reference: string;
  created_at: string;
  reply_by?: string;
}

interface Arriving {
  /** Endpoint name, so that the same content sent to another endpoint is not a repeat. */
  kind: string;
  email: string;
  /** Hash of the sender's network, if known. */
  network: string | undefined;
  content: unknown;
}

/**
 * Submits a lead once: `store` writes it in the caller's transaction, and the same content within ten minutes returns the first
 * receipt. Throws `request.rate_limited` when its recipient or its network reached the limit.
 */
export async function takeLead(
  tx: Tx,
  { clock, keys, demo }: LeadsDeps,
  { kind, email, network, content }: Arriving,
  store: (facts: LeadFacts) => Promise<void>,
): Promise<LeadReceipt> {
  const now = clock.now();
  const recipient = keys.hash(email.toLowerCase());
  await lockKeys(tx, 'leads', [recipient, ...(network ? [network] : [])]);
  const fingerprint = keys.hash(`${kind} ${JSON.stringify(content)}`);
  const earlier = await findRepeat(tx, fingerprint, new Date(now.getTime() - REPEAT_WITHIN_MS));
  if (earlier)
    return receiptOf({ id: earlier.leadId, reference: earlier.reference, createdAt: earlier.arrivedAt }, demo);

  const arrivals = await listArrivals(tx, recipient, network, new Date(now.getTime() - LIMITS.recipient.withinMs));
  const timesBy = (name: 'recipient' | 'network', value: string | undefined) =>
    arrivals.filter((arrival) => value !== undefined && arrival[name] === value).map(({ arrivedAt }) => arrivedAt);
  const wait = Math.max(
    waitSeconds(timesBy('recipient', recipient), LIMITS.recipient, now),
    waitSeconds(timesBy('network', network), LIMITS.network, now),
  );
  if (wait > 0)
    throw new ProblemError('request.rate_limited', {
      detail: `Too many requests from this address or network: try again in ${wait} seconds.`,
      retryAfter: wait,
    });

  const facts = { id: uuidv7(), reference: newReference(), createdAt: now };
  await store(facts);
  const arrival = { leadId: facts.id, reference: facts.reference, recipient, network: network ?? null };
  await insertArrival(tx, { ...arrival, fingerprint, arrivedAt: now });
  return receiptOf(facts, demo);
}

const receiptOf = ({ id, reference, createdAt }: LeadFacts, demo: boolean): LeadReceipt => ({
  id,
  reference,
  created_at: createdAt.toISOString(),
  ...(isAnswered(demo) ? { reply_by: replyBy(createdAt) } : {}),
});
