import type { ItineraryEntry, ItineraryKind, NewItineraryEntry } from '@travesia/contracts/journeys';
import type { Calendar } from '@travesia/contracts/kit';

/** An entry as it is typed: wall times with their zones. */
export interface TypedEntry {
  kind: string;
  trip: string;
  title: string;
  starts_date: string;
  starts_time: string;
  starts_zone: string;
  ends_date: string;
  ends_time: string;
  ends_zone: string;
  place: string;
  address: string;
  phone: string;
  reference: string;
  note: string;
  clinician: string;
  reason: string;
}

interface Zones {
  clinic: string;
  own: string;
}

const NO_TEXT = { title: '', place: '', address: '', phone: '', reference: '', note: '', clinician: '', reason: '' };
const NO_TIME = { starts_date: '', starts_time: '', ends_date: '', ends_time: '' };

/** An empty form. Flights begin or end at home; everything else is at the clinic’s clock. */
export const entryStart = (kind: ItineraryKind, { clinic, own }: Zones): TypedEntry => ({
  ...NO_TEXT,
  ...NO_TIME,
  kind,
  trip: '1',
  starts_zone: kind === 'flight_out' ? own : clinic,
  ends_zone: kind === 'flight_home' ? own : clinic,
});

const wallOf = (calendar: Calendar, instant: string, zone: string): [date: string, time: string] => {
  const [date = '', time = ''] = calendar.localAt(instant, zone).split('T');
  return [date, time];
};

/** An entry as a form. */
export function typedOf(calendar: Calendar, entry: ItineraryEntry): TypedEntry {
  const { kind, trip, title, place, address, phone, reference, note } = entry;
  const zone = entry.ends_zone ?? entry.starts_zone;
  const [startsDate, startsTime] = wallOf(calendar, entry.starts_at, entry.starts_zone);
  const [endsDate, endsTime] = entry.ends_at === null ? ['', ''] : wallOf(calendar, entry.ends_at, zone);
  return {
    ...NO_TEXT,
    kind,
    trip: String(trip),
    title,
    place,
    address,
    phone,
    reference,
    note,
    starts_date: startsDate,
    starts_time: startsTime,
    starts_zone: entry.starts_zone,
    ends_date: endsDate,
    ends_time: endsTime,
    ends_zone: zone,
  };
}

type Times = Pick<TypedEntry, `${'starts' | 'ends'}_${'date' | 'time' | 'zone'}`>;

const startOf = (calendar: Calendar, { starts_date: date, starts_time: time, starts_zone: zone }: Times) =>
  calendar.instantOf(`${date}T${time}`, zone);
const endOf = (calendar: Calendar, { ends_date: date, ends_time: time, ends_zone: zone }: Times) =>
  date && time ? calendar.instantOf(`${date}T${time}`, zone) : null;

export type EntryFault = 'end_date' | 'end_time' | 'order';

/** What is wrong with the times, by field; empty fields that are needed are marked by the form. */
export function faultsOf(calendar: Calendar, typed: Times): Partial<Record<keyof TypedEntry, EntryFault>> {
  const { starts_date: date, starts_time: time, ends_date: endDate, ends_time: endTime } = typed;
  if (endDate && !endTime) return { ends_time: 'end_time' };
  if (endTime && !endDate) return { ends_date: 'end_date' };
  const end = endOf(calendar, typed);
  if (!date || !time || end === null) return {};
  return Date.parse(end) > Date.parse(startOf(calendar, typed)) ? {} : { ends_time: 'order' };
}

/** Whether a phone number could be called; those who drive and fetch do so. */
export const isPhone = (text: string): boolean => text.replaceAll(/\D/g, '').length >= LEAST_DIGITS;
const LEAST_DIGITS = 5;

/** Which half of an approval is missing: it needs a clinician and a reason. */
export function approvalFault({ clinician, reason }: Pick<TypedEntry, 'clinician' | 'reason'>) {
  if (Boolean(clinician) === Boolean(reason.trim())) return null;
  return clinician ? 'reason' : 'clinician';
}

/** What is sent. `title` stands for one that was left empty. */
export function entryOf(calendar: Calendar, typed: TypedEntry, title: string): NewItineraryEntry {
  const { place, address, phone, reference, note, clinician, reason } = typed;
  const end = endOf(calendar, typed);
  return {
    kind: typed.kind as ItineraryKind,
    trip: Number(typed.trip),
    title: typed.title.trim() || title,
    starts_at: startOf(calendar, typed),
    starts_zone: typed.starts_zone,
    ends_at: end,
    ends_zone: end === null || typed.ends_zone === typed.starts_zone ? null : typed.ends_zone,
    place,
    address,
    phone,
    reference,
    note,
    ...(clinician && reason.trim() ? { approval: { clinician_id: clinician, reason } } : {}),
  };
}
