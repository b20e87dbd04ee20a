import ICAL from 'ical.js';
import { isTimeZone } from '@travesia/contracts/kit';
import { calendar } from '../../../../platform/calendar.ts';

/** A taken time, in milliseconds since 1970. */
export interface Taken {
  start: number;
  end: number;
}

/** What to read: times between two instants, with the clinic's zone for events that name none. */
export interface ReadOptions {
  from: number;
  to: number;
  timeZone: string;
}

/** Repetitions that are looked at in one calendar, and taken times that are kept of it. */
const MOST_STEPS = 200_000;
const MOST_TAKEN = 5000;

/** Thrown for a calendar that can't be read. */
export class IcalFault extends Error {
  readonly failure: 'not_a_calendar' | 'too_many_events';
  constructor(failure: IcalFault['failure'], cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/**
 * The times that a calendar's events take: repeated ones expanded, changed and removed repetitions respected, cancelled
 * and transparent events left out. Overlapping times are joined, so that nothing tells how many events there are.
 */
export function readIcal(text: string, options: ReadOptions): Taken[] {
  try {
    return readEvents(parse(text), options);
  } catch (error) {
    throw error instanceof IcalFault ? error : new IcalFault('not_a_calendar', error);
  }
}

function readEvents(root: ICAL.Component, options: ReadOptions): Taken[] {
  const zones = new Map(
    root
      .getAllSubcomponents('vtimezone')
      .map((component) => [String(component.getFirstPropertyValue('tzid')), new ICAL.Timezone({ component })] as const),
  );
  const taken: Taken[] = [];
  const steps = { left: MOST_STEPS };
  for (const event of eventsOf(root))
    for (const one of occurrencesOf(event, options, zones, steps)) {
      taken.push(one);
      if (taken.length > MOST_TAKEN * 4) throw new IcalFault('too_many_events');
    }
  const joined = join(taken);
  if (joined.length > MOST_TAKEN) throw new IcalFault('too_many_events');
  return joined;
}

function parse(text: string): ICAL.Component {
  const parsed: unknown = ICAL.parse(text);
  // Several calendars in one file come as a list: the first counts.
  const first: unknown = Array.isArray(parsed) && Array.isArray(parsed[0]) ? parsed[0] : parsed;
  const root = new ICAL.Component(first as never);
  if (root.name !== 'vcalendar') throw new IcalFault('not_a_calendar');
  return root;
}

/** Events with the changed repetitions that belong to them. */
function eventsOf(root: ICAL.Component): ICAL.Event[] {
  const all = root.getAllSubcomponents('vevent').filter((component) => component.hasProperty('dtstart'));
  const masters = new Map<string, ICAL.Event>();
  const alone: ICAL.Event[] = [];
  for (const component of all) {
    if (component.hasProperty('recurrence-id')) continue;
    const event = new ICAL.Event(component);
    const uid = String(component.getFirstPropertyValue('uid') ?? '');
    if (uid === '' || masters.has(uid)) alone.push(event);
    else masters.set(uid, event);
  }
  for (const component of all) {
    if (!component.hasProperty('recurrence-id')) continue;
    const changed = new ICAL.Event(component);
    const master = masters.get(String(component.getFirstPropertyValue('uid') ?? ''));
    if (master?.isRecurring()) master.relateException(changed);
    else alone.push(changed);
  }
  return [...masters.values(), ...alone];
}

/** A repetition, or what replaced it; the library's own types lack it. */
interface Occurrence {
  item: ICAL.Event;
  startDate: ICAL.Time;
  endDate: ICAL.Time;
}

type Zones = ReadonlyMap<string, ICAL.Timezone>;

function* occurrencesOf(
  event: ICAL.Event,
  options: ReadOptions,
  zones: Zones,
  steps: { left: number },
): Generator<Taken> {
  if (!event.isRecurring()) {
    const one = takenBy(event, event.startDate, event.endDate, options, zones);
    if (one) yield one;
    return;
  }
  const repetitions = event.iterator();
  for (;;) {
    if (steps.left-- <= 0) throw new IcalFault('too_many_events');
    const next = repetitions.next() as ICAL.Time | undefined;
    if (!next || instantOf(event, next, options, zones) > options.to) return;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next) as unknown as Occurrence;
    const one = takenBy(item, startDate, endDate, options, zones);
    if (one) yield one;
  }
}

function takenBy(
  event: ICAL.Event,
  starts: ICAL.Time,
  ends: ICAL.Time,
  options: ReadOptions,
  zones: Zones,
): Taken | null {
  const { component } = event;
  const isFree =
    String(component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED' ||
    String(component.getFirstPropertyValue('transp') ?? '').toUpperCase() === 'TRANSPARENT';
  if (isFree) return null;
  const start = instantOf(event, starts, options, zones);
  const end = instantOf(event, ends, options, zones);
  if (start >= end || end <= options.from || start >= options.to) return null;
  return { start, end };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The instant of a time: of UTC, of its IANA zone, of a zone that the calendar describes, or else of the clinic. */
function instantOf(event: ICAL.Event, time: ICAL.Time, { timeZone }: ReadOptions, zones: Zones): number {
  const date = `${String(time.year).padStart(4, '0')}-${twoDigits(time.month)}-${twoDigits(time.day)}`;
  if (time.isDate) return Date.parse(calendar.startOfDay(date, timeZone));
  if (time.zone === ICAL.Timezone.utcTimezone) return time.toUnixTime() * 1000;
  const named = event.component.getFirstProperty('dtstart')?.getParameter('tzid');
  const zone = typeof named === 'string' ? named.replace(/^\/[^/]*\/?(?=[A-Z])/, '') : null;
  if (zone && !isTimeZone(zone)) {
    const described = zones.get(String(named));
    if (described) {
      const there = time.clone();
      there.zone = described;
      return there.toUnixTime() * 1000;
    }
  }
  const local = `${date}T${twoDigits(time.hour)}:${twoDigits(time.minute)}:${twoDigits(Math.min(time.second, 59))}`;
  return Date.parse(calendar.instantOf(local, zone && isTimeZone(zone) ? zone : timeZone));
}

/** Joins times that overlap or follow each other. */
function join(taken: readonly Taken[]): Taken[] {
  const joined: Taken[] = [];
  for (const { start, end } of [...taken].sort((one, other) => one.start - other.start)) {
    const last = joined[joined.length - 1];
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}
