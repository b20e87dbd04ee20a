import { calendar } from '../../platform/calendar.ts';
import type { DemoCalendar } from '../../modules/availability/index.ts';
import { addDays } from '../days.ts';
import { demoId } from '../demo-id.ts';
import { seededRandom } from '../seeded-random.ts';
import type { DemoClinician, DemoProvider } from '../types.ts';

type Window = DemoCalendar['windows'][number];
type Exception = DemoCalendar['exceptions'][number];

/** Weeks as clinics keep them: mornings in person, some afternoons by video. */
const WEEKS: readonly (readonly Omit<Window, 'validFrom' | 'validUntil'>[])[] = [
  [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '08:00', ends: '12:00', mode: 'in_person' as const })),
    ...[1, 3].map((weekday) => ({ weekday, starts: '14:00', ends: '16:00', mode: 'online' as const })),
  ],
  [
    ...[2, 4].map((weekday) => ({ weekday, starts: '09:00', ends: '13:00', mode: 'in_person' as const })),
    { weekday: 5, starts: '15:00', ends: '18:00', mode: 'both' },
    { weekday: 6, starts: '09:00', ends: '12:00', mode: 'in_person' },
  ],
  [
    ...[1, 3, 5].map((weekday) => ({ weekday, starts: '10:00', ends: '14:00', mode: 'both' as const })),
    { weekday: 2, starts: '16:00', ends: '19:00', mode: 'online' },
  ],
  [1, 2, 4].map((weekday) => ({ weekday, starts: '07:30', ends: '11:30', mode: 'in_person' as const })),
];
const [EVERY_WEEKDAY = []] = WEEKS;
const LENGTHS = [
  { slotMinutes: 40, bufferAfterMinutes: 10 },
  { slotMinutes: 30, bufferAfterMinutes: 0 },
  { slotMinutes: 50, bufferAfterMinutes: 10 },
] as const;
const ABSENCES = ['Congreso', 'Vacaciones', 'Curso', 'Quirófano'] as const;

/**
 * Calendars of the verified clinics that take bookings online, for all their clinicians, around the given day. Whichever clinic a
 * visitor meets, and on whichever day: its first clinician sees patients on every weekday and is never away.
 */
export function makeCalendars(
  providers: readonly DemoProvider[],
  clinicians: readonly DemoClinician[],
  today: string,
): DemoCalendar[] {
  const keeping = providers.filter(
    ({ verification_status: status, listed, settings }) =>
      status === 'verified' && listed && settings.allow_online_booking,
  );
  const [first] = keeping;
  return keeping.flatMap((provider) =>
    clinicians
      .filter(({ provider_id: id }) => id === provider.id)
      .map((clinician, index) =>
        makeCalendar(provider, clinician, today, { isFirst: index === 0, hasFeed: provider === first && index === 0 }),
      ),
  );
}

function makeCalendar(
  provider: DemoProvider,
  clinician: DemoClinician,
  today: string,
  { isFirst, hasFeed }: { isFirst: boolean; hasFeed: boolean },
): DemoCalendar {
  const random = seededRandom(`calendar/${clinician.id}`);
  const id = demoId(`calendar/${clinician.id}`);
  const absence = addDays(today, random.int(2, 12));
  const isAway = random.chance(0.7);
  const exceptions: Exception[] =
    isAway && !isFirst
      ? [
          {
            id: demoId(`calendar/${clinician.id}/absence`),
            kind: 'closed',
            fromDate: absence,
            toDate: addDays(absence, random.int(0, 2)),
            starts: null,
            ends: null,
            mode: null,
            label: random.pick(ABSENCES),
          },
        ]
      : [];
  if (random.chance(0.3)) {
    const extra = saturdayAfter(addDays(today, 7));
    exceptions.push({
      id: demoId(`calendar/${clinician.id}/extra`),
      kind: 'open',
      fromDate: extra,
      toDate: extra,
      starts: '13:00',
      ends: '15:00',
      mode: 'online',
      label: null,
    });
  }
  return {
    id,
    providerId: provider.id,
    clinicianId: clinician.id,
    visits: ['consultation', 'treatment'],
    ...random.pick(LENGTHS),
    noticeHours: random.pick([24, 48]),
    horizonDays: 90,
    windows: (isFirst ? EVERY_WEEKDAY : random.pick(WEEKS)).map((window) => ({
      ...window,
      validFrom: null,
      validUntil: null,
    })),
    exceptions,
    feed: hasFeed ? makeFeed(clinician, today) : null,
  };
}

/** An outside calendar as of its last reading: nothing is read in the demo. */
function makeFeed(clinician: DemoClinician, today: string): NonNullable<DemoCalendar['feed']> {
  const days = [1, 3, 4, 8, 10].map((day) => addDays(today, day));
  return {
    id: demoId(`calendar/${clinician.id}/feed`),
    name: 'Hospital',
    host: 'calendar.example.org',
    readAt: new Date(`${today}T00:00:00Z`),
    nextReadAt: new Date(`${addDays(today, 3650)}T00:00:00Z`),
    busy: days.map((day) => ({ startsAt: new Date(`${day}T14:00:00Z`), endsAt: new Date(`${day}T16:00:00Z`) })),
  };
}

const saturdayAfter = (day: string): string => addDays(day, (6 - calendar.dayOfWeek(day) + 7) % 7);
