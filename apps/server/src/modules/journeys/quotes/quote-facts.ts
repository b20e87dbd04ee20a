import { type QuoteContent, quoteGaps, type QuoteFacts } from '@travesia/contracts/journeys';
import { calendar } from '../../../platform/calendar.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Reference } from '../../catalog/index.ts';
import { findSellingClinic, type SellingClinic } from '../../packages/index.ts';
import { type JourneysDeps, treatmentOf } from '../journeys-deps.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { findAgreed } from './quotes.repo.ts';
import { openQuote } from './stored-quote.ts';

/** The clinic of a journey, as its quotes need it. Throws `access.no_clinic`. */
export async function sellingClinicOf(
  db: Db | Tx,
  { row }: Pick<JourneyRecord, 'row'>,
  now: Date,
): Promise<SellingClinic> {
  const clinic = await findSellingClinic(db, row.providerId, now);
  if (!clinic) throw new ProblemError('access.no_clinic');
  return clinic;
}

/** What a change order changes: the quote that holds, and what was paid for it; null before any acceptance. */
export async function agreedOf(
  { seal, bookings }: Pick<JourneysDeps, 'seal' | 'bookings'>,
  db: Db | Tx,
  { row, booking }: Pick<JourneyRecord, 'row' | 'booking'>,
): Promise<QuoteFacts['agreed']> {
  const agreed = await findAgreed(db, row.id);
  const stored = agreed && openQuote(seal, agreed);
  if (!stored) return null;
  const paid = booking ? await bookings.money.paid(db, [booking.id]) : new Map<string, number>();
  return { content: stored.content, paidMinor: booking ? (paid.get(booking.id) ?? 0) : 0 };
}

/** What a draft lacks to be sent. */
export function gapsOf(
  reference: Reference,
  {
    record,
    clinic,
    content,
    agreed,
    now,
  }: {
    record: Pick<JourneyRecord, 'row'>;
    clinic: Pick<SellingClinic, 'clinicians' | 'timeZone'>;
    content: QuoteContent;
    agreed: QuoteFacts['agreed'];
    now: Date;
  },
) {
  const { stayDaysMin, trips } = treatmentOf(reference, record.row.treatment);
  return quoteGaps(content, {
    licensed: clinic.clinicians.filter(({ licensed }) => licensed).map(({ id }) => id),
    counted: reference.inclusionKeys.flatMap(({ key, quantityUnit }) => (quantityUnit === null ? [] : [key])),
    stayLeast: trips > 0 ? stayDaysMin * trips : 0,
    today: calendar.dateAt(now, clinic.timeZone),
    agreed,
  });
}
