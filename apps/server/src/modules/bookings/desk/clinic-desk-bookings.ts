import type { Locale } from '@travesia/contracts/kit';
import type { ClinicBooking, ProviderBooking } from '@travesia/contracts/providers';
import { calendar } from '../../../platform/calendar.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Reference } from '../../catalog/index.ts';
import type { BookingsOfClinic, BookingsOfProvider } from '../../providers/index.ts';
import { type BookingScope, ofCalledClinic, ofTeam } from '../bookings.policy.ts';
import { videoRoomOf } from '../bookings.presenter.ts';
import type { BookingRecord } from '../bookings.repo.ts';
import { countForDashboard, findNextRecord, listByStatus, listOfProvider } from './desk-bookings.repo.ts';

interface Deps extends Pick<ModuleDeps, 'database' | 'clock'> {
  reference: () => Promise<Reference>;
}

/** Days of the dashboard's week. */
const WEEK = 7;

/** What the dashboard and the short list of a clinic show of its bookings. */
export const bookingsOfClinic = ({ database: { db }, clock, reference }: Deps): BookingsOfClinic => ({
  async overview({ person }, { now, timeZone, language }) {
    const scope = ofCalledClinic(person);
    const today = calendar.dateAt(now, timeZone);
    const dayAfter = (days: number) => new Date(calendar.startOfDay(calendar.addDays(today, days), timeZone));
    const span = { from: dayAfter(0), tomorrow: dayAfter(1), weekEnd: dayAfter(WEEK) };
    const mayRead = person.forProvider?.abilities.includes('bookings.read');
    const [counts, next, kept] = await Promise.all([
      countForDashboard(db, scope, span),
      mayRead ? findNextRecord(db, scope, now) : undefined,
      reference(),
    ]);
    return {
      today: counts.today,
      pending: counts.pending,
      arrivals_this_week: counts.week,
      next: next ? presentClinicBooking(kept, next, { scope, now, language }) : null,
    };
  },
  async list({ person }, { status, ...page }, language) {
    const scope = ofCalledClinic(person);
    const now = clock.now();
    const [{ total, records }, kept] = await Promise.all([listByStatus(db, scope, status, page), reference()]);
    return { total, bookings: records.map((record) => presentClinicBooking(kept, record, { scope, now, language })) };
  },
});

/** A clinic's bookings, as admins see them in its record. */
export const bookingsOfProvider =
  ({ database: { db }, reference }: Deps): BookingsOfProvider =>
  async (actor, providerId, { language, ...page }) => {
    const [{ total, records }, kept] = await Promise.all([
      listOfProvider(db, ofTeam(actor), providerId, page),
      reference(),
    ]);
    return { total, data: records.map((record) => presentProviderBooking(kept, record, language)) };
  };

const treatmentOf = (reference: Reference, slug: string | null, language: Locale) => {
  const found = slug ? reference.treatments.get(slug) : undefined;
  return found ? { slug: found.slug, name: found.name[language] } : null;
};

function presentClinicBooking(
  reference: Reference,
  { booking, patient, packageTitle }: BookingRecord,
  { scope, now, language }: { scope: BookingScope; now: Date; language: Locale },
): ClinicBooking {
  return {
    id: booking.id,
    status: booking.status,
    kind: booking.kind,
    patient: { id: booking.patientId, name: `${patient.firstName} ${patient.lastName}`.trim() },
    package: booking.packageId && packageTitle ? { id: booking.packageId, title: packageTitle[language] } : null,
    treatment: treatmentOf(reference, booking.treatment, language),
    starts_at: booking.startsAt.toISOString(),
    ends_at: booking.endsAt.toISOString(),
    time_zone: booking.timeZone,
    ...videoRoomOf(scope, booking, now),
    created_at: booking.createdAt.toISOString(),
    version: booking.version,
  };
}

function presentProviderBooking(
  reference: Reference,
  { booking, packageTitle, service }: BookingRecord,
  language: Locale,
): ProviderBooking {
  const { currency, priceMinor, kind } = booking;
  const treatment = treatmentOf(reference, booking.treatment, language)?.name;
  return {
    id: booking.id,
    status: booking.status,
    title: packageTitle?.[language] ?? service?.name[language] ?? treatment ?? kind,
    starts_at: booking.startsAt.toISOString(),
    price: currency && priceMinor !== null ? { amount: priceMinor, currency } : null,
    created_at: booking.createdAt.toISOString(),
  };
}
