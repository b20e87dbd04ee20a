import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type GatewayEvent, MESSAGES_KEPT_DAYS, type PaymentGateway } from '../../../platform/payments/gateway.ts';
import type { MoneyDeps } from '../payments-deps.ts';
import { insertMessage, lastWholeSweep, listKnownMessages } from '../payments.repo.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A message may be listed a little later than it was written. */
const OVERLAP_MS = 15 * MINUTE_MS;
/** Younger ones may still be on their way here. */
const YOUNG_MS = 30_000;
/** Where nothing was ever asked. */
const FIRST_MS = 3 * DAY_MS;

/**
 * Stores the messages that the gateway wrote since the last reconciliation and that never arrived here, so that a lost one is
 * handled like any other, whatever it is about and however old that is. Returns their ids, oldest first.
 */
export async function fetchMessages(
  { database, clock }: Pick<MoneyDeps, 'database' | 'clock'>,
  gateway: PaymentGateway,
): Promise<string[]> {
  const now = clock.now();
  const last = await lastWholeSweep(database.db);
  const kept = now.getTime() - MESSAGES_KEPT_DAYS * DAY_MS;
  const since = new Date(Math.max(kept, last ? last.getTime() - OVERLAP_MS : now.getTime() - FIRST_MS));
  const fetched: string[] = [];
  for (let after: string | undefined; ;) {
    const { events, next } = await gateway.listEvents(since, after);
    const old = events.filter(({ createdAt }) => createdAt.getTime() <= now.getTime() - YOUNG_MS);
    const ids = old.map(({ id }) => id);
    const known = await listKnownMessages(database.db, gateway.name, ids);
    for (const event of old.filter(({ id }) => !known.has(id)))
      if (await store({ database }, gateway, event, now)) fetched.push(event.id);
    if (next === null) return fetched;
    after = next;
  }
}

const store = (
  { database }: Pick<MoneyDeps, 'database'>,
  { name }: PaymentGateway,
  { id, type, about }: GatewayEvent,
  receivedAt: Date,
): Promise<boolean> =>
  unitOfWork(database, (tx) =>
    insertMessage(tx, {
      gateway: name,
      eventId: id,
      type,
      aboutKind: about?.kind ?? null,
      aboutId: about?.id ?? null,
      receivedAt,
    }),
  );
