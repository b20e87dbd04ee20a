import type { Consultation, EnteredRoom, saySignal } from '@travesia/contracts/consultations';
import type { LiveData, Role } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Person } from '../../../platform/http/request-context.ts';
import { parseConfig } from '../../../platform/config/config.ts';
import type { Told } from '../../../platform/realtime/bus-message.ts';
import type { LiveBus } from '../../../platform/realtime/bus.ts';
import { setBus } from '../../../platform/realtime/bus-of.ts';
import { openBookings, WARD } from '../../bookings/testing/open-bookings.ts';
import { CLINIC } from '../../contexts/testing/open-house.ts';
import { takeSideOf } from '../../contexts/index.ts';
import { createConsultationSeal } from '../consultations-deps.ts';
import { passOnSignals } from '../signals.ts';

/** When consultations of these tests begin; they last half an hour. */
export const STARTS = '2026-12-07T12:00:00.000Z';

type Signal = LiveData<typeof saySignal>;
type Handler = (person: Person, signal: Signal) => Promise<void>;

/** A clinic with confirmed online consultations, over HTTP, and what connected pages are told. */
export async function openRooms() {
  const world = await openBookings();
  const { house, send } = world;
  const { run } = house;
  let told: Told[] = [];
  const forget = setBus(house.database, { publish: (one: Told) => void told.push(one) } as LiveBus);
  let handle: Handler = async () => {};
  passOnSignals(
    { onAct: (_act, handler) => (handle = handler as unknown as Handler) },
    {
      database: house.database,
      clock: house.clock,
      revision: () => 0,
      takeSide: takeSideOf(house.accounts),
      seal: createConsultationSeal(house.accounts.secret),
      ice: parseConfig({}).ice,
    },
  );
  let place = 0;
  /** A patient with an online consultation. */
  const booked = async (
    status: 'confirmed' | 'pending' = 'confirmed',
    known?: Awaited<ReturnType<typeof house.person>>,
  ) => {
    const patient = known ?? (await house.person('patient', 'Ana'));
    const id = uuidv7();
    place += 1;
    const isPending = status === 'pending';
    await run(sql`with made as (
        insert into bookings (id, reference, status, kind, provider_id, patient_id, room_id, starts_at, ends_at, time_zone, language, expires_at, confirmed_at)
        values (${id}, ${`TR-TEST-${place}`}, ${status}, 'online', ${CLINIC}, ${patient.userId}, ${WARD}, ${STARTS}, '2026-12-07T12:30:00Z',
          'America/Sao_Paulo', 'en', ${isPending ? STARTS : null}, ${isPending ? null : '2026-12-01T00:00:00Z'}) returning id)
      insert into booking_slots (booking_id, room_id, place, starts_at, ends_at, during)
      select id, ${WARD}, ${place}, ${STARTS}::timestamptz, '2026-12-07T12:30:00Z', tstzrange(${STARTS}::timestamptz, '2026-12-07T12:30:00Z') from made`);
    return { id, patient };
  };
  const at = (id: string) => `/consultations/${id}`;
  const read = async (token: string, id: string) => {
    const answer = await send('GET', at(id), token);
    return { ...answer, room: answer.body as unknown as Consultation };
  };
  const enter = async (token: string, id: string, session?: string) => {
    const answer = await send('POST', `${at(id)}/enter`, token, session ? { session_id: session } : {});
    const entered = answer.body as unknown as EnteredRoom;
    return { ...answer, entered, session: entered.session_id };
  };
  const act = (token: string, id: string, what: 'leave' | 'admit' | 'end', session?: string) =>
    send('POST', `${at(id)}/${what}`, token, session ? { session_id: session } : undefined);
  /** Both are in the room, and the patient is admitted. */
  const met = async () => {
    const { id, patient } = await booked();
    const staff = await house.staff('clinician');
    const { session: patientSession } = await enter(patient.token, id);
    const { session: staffSession } = await enter(staff.token, id);
    await act(staff.token, id, 'admit', patientSession);
    return { id, patient, staff, patientSession, staffSession };
  };
  /** Says a signal as the live socket passes it to the feature. */
  const signal = (userId: string, role: Role, from: string, to: string, bookingId: string, data = 'AAAA') => {
    const person: Person = {
      kind: 'person',
      userId,
      role,
      sessionId: uuidv7(),
      authenticatedAt: new Date(),
      demo: false,
    };
    return handle(person, { booking_id: bookingId, from, to, kind: 'candidate', number: 1, part: 1, parts: 1, data });
  };
  return {
    ...world,
    booked,
    read,
    enter,
    act,
    met,
    signal,
    /** What was told of a kind since the last question. */
    heard: (type: string) => {
      const found = told.filter(({ frame }) => frame.type === type);
      told = told.filter((one) => !found.includes(one));
      return found.map(({ frame: { data }, rooms }) => ({ data, rooms: [...rooms] }));
    },
    close: async () => {
      forget();
      await world.close();
    },
  };
}

export type OpenRooms = Awaited<ReturnType<typeof openRooms>>;
