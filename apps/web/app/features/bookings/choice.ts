import type { BookingKind } from '@travesia/contracts/bookings';
import { isCalendarDate } from '../../lib/dates/is-calendar-date.ts';

/** What is booked, as URLs say it: what, with whom and when. */
export interface Choice {
  /** Slug of the clinic. */
  clinic: string | null;
  kind: BookingKind;
  /** Id of a package. */
  package: string | null;
  /** Slug of an online service. */
  service: string | null;
  /** Slug of the treatment it is about. */
  treatment: string | null;
  /** Id of a clinician. */
  clinician: string | null;
  /** Day and time at the clinic. */
  date: string | null;
  time: string | null;
  /** The instant, where clocks are turned back and a time comes twice. */
  starts: string | null;
}

const NAMES = ['clinic', 'kind', 'package', 'service', 'treatment', 'clinician', 'date', 'time', 'starts'] as const;
const KINDS: readonly BookingKind[] = ['consultation', 'treatment', 'online'];
const WALL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Reads the choice in a URL; what can't be read is not chosen. */
export function readChoice(search: string): Choice {
  const query = new URLSearchParams(search);
  const named = (name: (typeof NAMES)[number]) => query.get(name)?.trim() || null;
  const date = named('date');
  const time = named('time');
  const starts = named('starts');
  const [offer, service] = [named('package'), named('service')];
  const kind = KINDS.find((one) => one === query.get('kind')) ?? 'consultation';
  return {
    clinic: named('clinic'),
    kind: offer ? 'treatment' : service ? 'online' : kind,
    package: offer,
    service: offer ? null : service,
    treatment: named('treatment'),
    clinician: named('clinician'),
    date: date !== null && isCalendarDate(date) ? date : null,
    time: time !== null && WALL_TIME.test(time) ? time : null,
    starts: starts !== null && !Number.isNaN(Date.parse(starts)) ? starts : null,
  };
}

/** A part of a choice. */
export type SomeChoice = { [Name in keyof Choice]?: Choice[Name] | undefined };

/** The query of a choice, in a fixed order; what follows from the rest is left out. */
export function choiceQuery(choice: SomeChoice): URLSearchParams {
  const query = new URLSearchParams();
  const isImplied = Boolean(choice.package ?? choice.service);
  for (const name of NAMES) {
    const value = choice[name];
    if (value && !(name === 'kind' && isImplied)) query.set(name, value);
  }
  return query;
}

/** The page on which a choice is reviewed and booked, without language prefix. */
export const reviewPath = (choice: SomeChoice): string => `/booking/review?${choiceQuery(choice)}`;

/** The page on which another time is chosen for the same, without language prefix. */
export function choosePath(choice: SomeChoice): string {
  const { package: offer, service, ...rest } = choice;
  const query = (names: SomeChoice) => {
    const text = choiceQuery(names).toString();
    return text ? `?${text}` : '';
  };
  const { clinic, clinician, date, time } = choice;
  if (offer) return `/start-journey/${offer}${query({ date, time })}`;
  if (service) return `/services/online/${service}/book${query({ clinic, clinician, date, time })}`;
  return `/booking/consultation${query(rest)}`;
}
