import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPortals, type Portals } from '../../../../badges/testing/open-portals.ts';
import { CLINIC, OTHER_CLINIC } from '../../../../contexts/testing/open-house.ts';

let house: Portals;
beforeAll(async () => {
  house = await openPortals({ demo: true });
});
beforeEach(async () => {
  await house.clear();
  await house.run(sql`insert into provider_treatments (provider_id, treatment) values (${CLINIC}, 'veneers')`);
});
afterAll(() => house.close());

const ROOM = { name: 'Room 1', kind: 'consultation_room', capacity: 1, treatments: ['veneers'] };
type Made = { id: string; version: number };

const list = async (token: string) => (await house.send('GET', '/provider/rooms', token)).body['data'] as Made[];
const add = async (token: string, change: object = {}) => {
  const made = await house.send('POST', '/provider/rooms', token, { ...ROOM, ...change });
  expect(made).toMatchObject({ status: 201 });
  return made.body as unknown as Made;
};
const put = (token: string, id: string, body: object) => house.send('PUT', `/provider/rooms/${id}`, token, body);
const act = (token: string, { id, version }: Made, what: 'archive' | 'restore') =>
  house.send('POST', `/provider/rooms/${id}/${what}`, token, { version });

it('are added, changed once per version, archived and restored', async () => {
  const ana = await house.staff();
  const made = await add(ana.token);
  expect(made).toMatchObject({
    name: 'Room 1',
    treatments: [{ slug: 'veneers', name: 'Veneers' }],
    active: true,
    version: 1,
    actions: ['change', 'archive'],
  });
  const change = { ...ROOM, version: 1, kind: 'recovery_bed', capacity: 6, treatments: [] };
  expect(await put(ana.token, made.id, change)).toMatchObject({ status: 200, body: { capacity: 6, version: 2 } });
  const stale = { status: 409, body: { code: 'request.stale_version', present: { capacity: 6, version: 2 } } };
  expect(await put(ana.token, made.id, change)).toMatchObject(stale);
  expect(await act(ana.token, made, 'archive')).toMatchObject(stale);
  const seen = { ...made, version: 2 };
  expect(await act(ana.token, seen, 'archive')).toMatchObject({
    status: 200,
    body: { active: false, actions: ['restore'] },
  });
  expect(await put(ana.token, made.id, { ...change, version: 3 })).toMatchObject({
    status: 409,
    body: { code: 'providers.room_archived' },
  });
  expect(await act(ana.token, { ...made, version: 3 }, 'restore')).toMatchObject({
    status: 200,
    body: { active: true },
  });
  expect(await house.audited()).toMatchObject([
    { action: 'clinic.room_added', target_id: made.id, context_provider_id: CLINIC },
    { action: 'clinic.room_changed', facts: { kind: 'recovery_bed', capacity: 6 } },
    { action: 'clinic.room_archived' },
    { action: 'clinic.room_restored' },
  ]);
});

it.each([
  [{ name: ' ' }, 'body.name'],
  [{ kind: 'kitchen' }, 'body.kind'],
  [{ capacity: 0 }, 'body.capacity'],
  [{ treatments: ['magic'] }, 'body.treatments.0'],
  [{ treatments: ['veneers', 'veneers'] }, 'body.treatments.1'],
  [{ name: 'room 9' }, 'body.name'],
  [{ active: false }, 'body.active'],
])('are refused by the field: %o', async (change, path) => {
  const ana = await house.staff();
  await add(ana.token, { name: 'Room 9' });
  const refused = await house.send('POST', '/provider/rooms', ana.token, { ...ROOM, ...change });
  expect(refused).toMatchObject({ status: 422, body: { code: 'request.invalid', fields: [{ path }] } });
});

it('are ordered whole; archived ones stay last', async () => {
  const ana = await house.staff();
  const [one, two, three] = [
    await add(ana.token),
    await add(ana.token, { name: 'B' }),
    await add(ana.token, { name: 'C' }),
  ];
  await act(ana.token, one, 'archive');
  const order = (ids: string[]) => house.send('PUT', '/provider/rooms-order', ana.token, { ids });
  expect(await order([three.id, two.id])).toMatchObject({ status: 200 });
  expect((await list(ana.token)).map(({ id }) => id)).toEqual([three.id, two.id, one.id]);
  expect(await order([three.id, two.id, one.id])).toMatchObject({
    status: 409,
    body: { code: 'request.stale_version' },
  });
});

it('are read by the team, changed by those who may, and hidden from other clinics', async () => {
  const ana = await house.staff();
  const made = await add(ana.token);
  const desk = await house.staff('coordinator');
  expect(await house.send('GET', '/provider/rooms', desk.token)).toMatchObject({
    status: 200,
    body: { data: [{ id: made.id, actions: [] }], actions: [] },
  });
  expect(await put(desk.token, made.id, { ...ROOM, version: 1 })).toMatchObject({ status: 403 });
  const eva = await house.staff('owner', OTHER_CLINIC);
  const gone = { status: 404, body: { code: 'providers.room_not_found' } };
  expect(await put(eva.token, made.id, { ...ROOM, version: 1, treatments: [] })).toMatchObject(gone);
  expect(await act(eva.token, made, 'archive')).toMatchObject(gone);
  expect(await act(eva.token, made, 'restore')).toMatchObject(gone);
  expect(await list(eva.token)).toEqual([]);
});
