import type { PastEntry } from '../../../platform/audit/audit.repo.ts';
import { calendar } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { createSeal } from '../../../platform/secrets/seal.ts';
import { deriveKey } from '../../../platform/secrets/secret.ts';
import { rewriteDemoHistory } from '../../../platform/transition/rewrite-demo-history.ts';
import type { TakenBooking } from '../../bookings/index.ts';
import { balanceRequestLifecycle } from '../requests/balance-request.lifecycle.ts';
import { insertRequest } from '../requests/balance-requests.repo.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of the rest of the price, percent. */
const ASKED_PERCENT = 40;

const ASKED = [
  {
    daysAgo: 1,
    dueIn: 12,
    status: 'open',
    message: 'This covers the implant, which we order three weeks before your surgery. Any question, write to us.',
  },
  { daysAgo: 6, dueIn: 9, status: 'withdrawn', message: null },
] as const;

/** Requests of demo clinics to pay a part of the rest of new bookings: one is open, one was withdrawn. Returns what the audit log says. */
export async function rewriteDemoRequests(
  tx: Tx,
  secret: string,
  added: readonly TakenBooking[],
  idOf: (key: string) => string,
  now: Date,
): Promise<PastEntry[]> {
  const seal = createSeal(deriveKey(secret, 'booking notes'));
  const entries: PastEntry[] = [];
  const ahead = added.filter(({ status, terms, day }) => status === 'confirmed' && terms !== null && day > 0);
  for (const [place, { daysAgo, dueIn, status, message }] of ASKED.entries()) {
    const booking = ahead[place];
    if (!booking?.terms) continue;
    const { id: bookingId, providerId, patientId, ownerId, timeZone, terms } = booking;
    const { currency } = terms.price;
    const rest = terms.price.amount - terms.deposit.amount;
    const amountMinor = Math.floor((rest * ASKED_PERCENT) / 100);
    if (amountMinor <= 0) continue;
    const id = idOf(`balance/${bookingId}`);
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const endedAt = status === 'open' ? null : new Date(at.getTime() + 5 * HOUR_MS);
    const dueOn = calendar.addDays(calendar.dateAt(now, timeZone), dueIn + 1);
    await insertRequest(tx, {
      id,
      bookingId,
      amountMinor,
      currency,
      status,
      dueAt: new Date(calendar.startOfDay(dueOn, timeZone)),
      messageSealed: message ? seal.seal(message, id) : null,
      requestedBy: ownerId,
      endedAt,
      createdAt: at,
    });
    const actor = { kind: 'person', userId: ownerId } as const;
    const begun = {
      actor,
      as: 'provider' as const,
      at,
      facts: { booking_id: bookingId, amount: amountMinor, currency },
      audit: {
        action: 'payments.balance_requested' as const,
        target: { type: 'balance_request', id },
        subjectId: patientId,
        contextProviderId: providerId,
      },
    };
    const moves = endedAt ? [{ action: 'withdraw' as const, actor, as: 'provider' as const, at: endedAt }] : [];
    entries.push(...(await rewriteDemoHistory(tx, balanceRequestLifecycle, id, { begun, moves }, now)));
  }
  return entries;
}
