import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toldBy } from '../../bookings/testing/told-by.ts';
import { openRooms, type OpenRooms } from '../testing/open-rooms.ts';

let world: OpenRooms;
let told: ReturnType<typeof toldBy>;
beforeAll(async () => {
  world = await openRooms();
  told = toldBy(world);
});
afterAll(() => world.close());
const at = (time: string) => world.house.clock.moveTo(`2026-12-07T${time}Z`);
beforeEach(async () => {
  at('11:50:00');
  await world.house.run(sql`delete from provider_members`);
  await world.house.run(sql`delete from organization_members`);
  await told.forgetTold();
});

const waitsTold = async (person: { userId: string; email: string }) =>
  (await told.to(person)).app.filter((kind) => kind === 'desk_patient_waits').length;

/** A patient who entered, and people of the clinic. */
async function scene() {
  const { id, patient } = await world.booked();
  const [clinician, coordinator] = [await world.house.staff('clinician'), await world.house.staff('coordinator')];
  const { session } = await world.enter(patient.token, id);
  return { id, patient, session, clinician, coordinator };
}

describe('a patient who waits', () => {
  it('is told of once, to the clinic’s people who may enter, and to nobody else', async () => {
    const { id, patient, session, clinician, coordinator } = await scene();
    const [billing, member] = [await world.house.staff('billing'), await world.house.member('owner')];
    at('11:50:10');
    await world.enter(patient.token, id, session);
    const [notice, ...more] = (await told.to(clinician)).params;
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ booking_id: id, starts_at: '2026-12-07T12:00:00.000Z' });
    expect(await waitsTold(coordinator)).toBe(1);
    expect(world.heard('notification.created').map(({ rooms }) => rooms)).toEqual(
      expect.arrayContaining([[`user:${clinician.userId}`], [`user:${coordinator.userId}`]]),
    );
    for (const other of [billing, member, patient]) expect(await waitsTold(other)).toBe(0);
    at('11:50:20');
    await world.enter(patient.token, id, session);
    await world.act(patient.token, id, 'leave', session);
    const { session: again } = await world.enter(patient.token, id);
    at('11:50:40');
    await world.enter(patient.token, id, again);
    expect(await waitsTold(clinician)).toBe(0);
  });

  it('is not told of within the first seconds, nor after leaving', async () => {
    const { id, patient, session, clinician } = await scene();
    at('11:50:04');
    await world.enter(patient.token, id, session);
    await world.act(patient.token, id, 'leave', session);
    at('11:51:00');
    expect(await waitsTold(clinician)).toBe(0);
  });

  it('is not told of while somebody of the clinic is in the room, but after they left without admitting', async () => {
    const { id, patient, session, clinician, coordinator } = await scene();
    const staff = await world.enter(clinician.token, id);
    at('11:50:10');
    await world.enter(patient.token, id, session);
    expect(await waitsTold(coordinator)).toBe(0);
    await world.act(clinician.token, id, 'leave', staff.session);
    at('11:50:20');
    await world.enter(patient.token, id, session);
    expect(await waitsTold(coordinator)).toBe(1);
  });

  it('is not told of once somebody of the clinic came before the notice was sent', async () => {
    const { id, patient, session, clinician, coordinator } = await scene();
    at('11:50:10');
    await world.enter(patient.token, id, session);
    await world.enter(clinician.token, id);
    expect(await waitsTold(coordinator)).toBe(0);
  });

  it('hears at once that somebody of the clinic entered', async () => {
    const { id, patient, clinician } = await scene();
    world.heard('video.room');
    await world.enter(clinician.token, id);
    expect(world.heard('video.room')[0]?.rooms).toContain(`user:${patient.userId}`);
    const { room } = await world.read(patient.token, id);
    expect(room.present.find(({ side }) => side === 'provider')?.name).toBe('clinician Quiroga');
  });
});
