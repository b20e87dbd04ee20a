import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { holdBookableClinic, lockAnyBooking } from '../../../bookings/index.ts';
import type { MoneyDeps, PaymentsDeps } from '../../payments-deps.ts';
import { listAgreed } from '../balance-requests.repo.ts';
import { agreedDueAt } from '../balance.rules.ts';
import { askableOf, writeRequest } from '../store-request.ts';

const BATCH = 200;

type Deps = Pick<MoneyDeps, 'database' | 'clock' | 'gateway'> & { bookings: Pick<PaymentsDeps['bookings'], 'seal'> };

/**
 * Asks patients for the rest of the price, in the clinics’ name, once what their quotes agreed on is due in two weeks. Once for each
 * price and time: what the clinic withdrew, or the patient let expire, is for the clinic to ask for again. Returns how many were sent.
 */
export async function requestAgreedBalances(deps: Deps): Promise<number> {
  const { database, clock, gateway } = deps;
  if (!gateway) return 0;
  const at = clock.now();
  let sent = 0;
  let after: string | null = null;
  for (;;) {
    const ids = await listAgreed(database.db, { at, after, limit: BATCH });
    for (const id of ids) if (await unitOfWork(database, (tx) => request(tx, deps, id, at))) sent += 1;
    after = ids.at(-1) ?? null;
    if (ids.length < BATCH) return sent;
  }
}

async function request(tx: Tx, { bookings: { seal } }: Deps, id: string, at: Date): Promise<boolean> {
  const booking = await lockAnyBooking(tx, id);
  const dueAt = booking && agreedDueAt(booking, at);
  const currency = booking?.currency;
  if (!dueAt || !currency || booking.status !== 'confirmed') return false;
  const left = await askableOf(tx, booking);
  if (typeof left === 'string' || !(await holdBookableClinic(tx, booking.providerId))) return false;
  const amount = { amount: left, currency };
  await writeRequest(tx, booking, { amount, dueAt, message: '', seal, actor: { kind: 'system' }, as: 'system', at });
  return true;
}
