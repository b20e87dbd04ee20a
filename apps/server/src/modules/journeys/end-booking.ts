import { bookingMachine } from '@travesia/contracts/bookings';
import { type Locale, nextState } from '@travesia/contracts/kit';
import type { AuditEntry } from '../../platform/audit/append-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { endAndGiveBack, lockAnyBooking } from '../bookings/index.ts';
import type { JourneyRow } from './journey.lifecycle.ts';
import type { JourneysDeps } from './journeys-deps.ts';
import { findLiveBooking } from './journeys.repo.ts';

/** What a booking says of its end: it can be read by people who may not know why. */
const UNFIT: Readonly<Record<Locale, string>> = {
  en: 'The clinic can’t offer this treatment.',
  es: 'La clínica no puede ofrecer este tratamiento.',
  pt: 'A clínica não pode oferecer este tratamento.',
};

/** Gives back the time of a journey that the clinic ended, and everything that was paid; what arrives later is refunded. */
export async function endBooking(
  tx: Tx,
  { bookings }: Pick<JourneysDeps, 'bookings'>,
  journey: Pick<JourneyRow, 'id'>,
  { language, ...by }: { actor: AuditEntry['actor']; at: Date; language: Locale },
): Promise<void> {
  const live = await findLiveBooking(tx, journey);
  const row = live ? await lockAnyBooking(tx, live.id) : undefined;
  if (row && nextState(bookingMachine, row.status, 'cancel', 'provider') !== null)
    await endAndGiveBack(tx, bookings, row, { action: 'cancel', as: 'provider', reason: UNFIT[language], ...by });
}
