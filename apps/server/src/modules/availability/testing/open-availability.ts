import { sql } from 'drizzle-orm';
import { CLINIC, OTHER_CLINIC, openHouse } from '../../contexts/testing/open-house.ts';
import { availabilityRoutes } from '../availability.routes.ts';
import type { FeedDeps } from '../availability-deps.ts';
import { feedKeys } from '../availability-services.ts';
import { type BusySource } from '../busy/busy-times.repo.ts';
import type { AddressRules } from '../../../platform/outside/outside-address.ts';
import type { Fetched } from '../feeds/fetching/fetch-calendar.ts';

const id = (number: number) => `0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8f${number}`;
export const DOCTOR = id(10);
export const COLLEAGUE = id(11);
/** Works at another clinic. */
export const STRANGER = id(12);
export const ROOM = id(20);

/** A calendar to send: Monday to Friday from nine to twelve, without notice. */
export const calendarBody = (change: object = {}) => ({
  version: 0,
  visits: ['consultation'],
  slot_minutes: 60,
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
  notice_hours: 0,
  horizon_days: 60,
  max_per_day: null,
  observes_holidays: true,
  windows: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '09:00', ends: '12:00', mode: 'in_person' })),
  exceptions: [],
  ...change,
});

/** What tests decide: taken times of another module, what outside calendars say, and which addresses may be asked. */
interface Stage {
  busy?: readonly BusySource[];
  addressRules?: AddressRules;
}

/** Calendars over HTTP, with two clinicians and a room at the first clinic. */
export async function openAvailability({ busy = [], addressRules }: Stage = {}) {
  const outside: { answer: Fetched; asked: { url: string; etag: string | null }[] } = {
    answer: { kind: 'failed', failure: 'unreachable' },
    asked: [],
  };
  let deps: FeedDeps | undefined;
  const house = await openHouse((accounts) => {
    deps = {
      ...accounts,
      busy,
      ...feedKeys('the secret of this installation, long enough'),
      ...(addressRules ? { addressRules } : {}),
      origin: 'https://travesia.example',
      fetchCalendar: (url, { etag }) => {
        outside.asked.push({ url, etag });
        return Promise.resolve(outside.answer);
      },
    };
    return availabilityRoutes(deps);
  });
  if (!deps) throw new Error('the routes were not made');
  const specialty = JSON.stringify({ en: 'Dentistry', es: 'Odontología', pt: 'Odontologia' });
  return {
    ...house,
    deps,
    outside,
    clear: async () => {
      await house.clear();
      outside.asked.length = 0;
      outside.answer = { kind: 'failed', failure: 'unreachable' };
      await house.run(sql`insert into clinicians (id, provider_id, name, title, specialty, position) values
        (${DOCTOR}, ${CLINIC}, 'Dra. Luz Prado', 'Dra.', ${specialty}, 1), (${COLLEAGUE}, ${CLINIC}, 'Dr. Ivo Sá', 'Dr.', ${specialty}, 2),
        (${STRANGER}, ${OTHER_CLINIC}, 'Dr. Rui Melo', 'Dr.', ${specialty}, 1)`);
      await house.run(
        sql`insert into rooms (id, provider_id, name, kind) values (${ROOM}, ${CLINIC}, 'Sala 1', 'operating_room')`,
      );
    },
    /** The first free days that lists show. */
    nextFree: async (clinic = CLINIC) =>
      (
        await house.run(
          sql`select next_free_on::text as any, next_free_online_on::text as online from providers where id = ${clinic}`,
        )
      ).rows[0],
  };
}

export type OpenAvailability = Awaited<ReturnType<typeof openAvailability>>;
