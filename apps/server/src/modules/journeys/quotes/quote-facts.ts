import { type QuoteContent, quoteGaps, type QuoteFacts } from '@travesia/contracts/journeys';
import { calendar } from '../../../platform/calendar.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import type { Reference } from '../../catalog/index.ts';
import { findSellingClinic, type SellingClinic } from '../../packages/index.ts';
import { type JourneysDeps, treatmentOf } from '../journeys-deps.ts';
import type { JourneyRecord } from '../journeys.repo.ts';
import { bookedContent } from './begin-quote.ts';
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

/** What a change order changes: the quote that holds, or the package that was booked, and what was paid; null before either. */
export async function agreedOf(
  deps: JourneysDeps,
  reference: Reference,
  record: Pick<JourneyRecord, 'row' | 'asked' | 'booking'>,
): Promise<QuoteFacts['agreed']> {
  const { db } = deps.database;
  const { row, booking } = record;
  const agreed = await findAgreed(db, row.id);
  const content = agreed ? openQuote(deps.seal, agreed)?.content : await contentOfBooked(deps, reference, record);
  if (!content) return null;
  const paid = booking ? await deps.bookings.money.paid(db, [booking.id]) : new Map<string, number>();
  return { content, paidMinor: booking ? (paid.get(booking.id) ?? 0) : 0 };
}

async function contentOfBooked(
  deps: JourneysDeps,
  reference: Reference,
  record: Pick<JourneyRecord, 'row' | 'asked' | 'booking'>,
): Promise<QuoteContent | null> {
  const clinic = await findSellingClinic(deps.database.db, record.row.providerId, deps.clock.now());
  return clinic ? bookedContent(deps, reference, record, clinic) : null;
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
