import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLive, type Live } from '../../../platform/realtime/live.ts';
import { organizationRoom, providerRoom, type Room, userRoom } from '../../../platform/realtime/rooms.ts';
import { tellLiveNow } from '../../../platform/realtime/tell-live.ts';
import { connectTo, pause, thingHappened, until } from '../../../platform/realtime/testing/open-hub.ts';
import { statementsDuring } from '../../../platform/testing/statements-during.ts';
import { authenticateSessions } from '../../accounts/index.ts';
import { liveRightsOf } from '../live-rights.ts';
import { CLINIC, NETWORK, openHouse, type OpenHouse, OTHER_CLINIC } from '../testing/open-house.ts';

let house: OpenHouse;
let live: Live;
let server: Server;
let address: string;
beforeAll(async () => {
  house = await openHouse(() => [], { demo: true });
  server = createServer();
  live = createLive(house.database, pino({ level: 'silent' }));
  live.open(server, {
    authenticate: authenticateSessions(house.accounts),
    rightsOf: liveRightsOf(house.accounts),
    publicUrl: undefined,
    trustProxy: 0,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => house.clear());
afterAll(async () => {
  await live.letGo();
  await live.stop();
  server.close();
  await house.close();
});

const sessionOf = async (token: string) => (await authenticateSessions(house.accounts)(token))?.sessionId ?? 'nothing';
const roomsOf = async (token: string) => {
  const id = await sessionOf(token);
  return (await liveRightsOf(house.accounts)([id])).get(id)?.rooms.toSorted();
};
const enter = (token: string, by: 'admin' | 'organizations', id = CLINIC) =>
  house.send('POST', `/${by}/providers/${id}/access`, token, { reason: 'The clinic asked for help' });

const ofClinic = (id: string): string[] =>
  ['bookings.read', 'journeys.read', 'messages.read', 'requests.read'].map((ability) => `provider:${id}:${ability}`);
const ofStaff = (id: string): string[] => ofClinic(id).flatMap((room) => [room, `${room}:staff`]);
const ofNetwork: string[] = ['bookings.read', 'journeys.read', 'messages.read', 'requests.read'].flatMap((ability) => [
  `network:${CLINIC}:${ability}`,
  `organization:${NETWORK}:${ability}`,
]);

describe('people hear', () => {
  it('what concerns themselves, as patients', async () => {
    const { token, userId } = await house.person('patient');
    expect(await roomsOf(token)).toEqual([`user:${userId}`]);
  });

  it.each([
    ['owner', ofStaff(CLINIC)],
    ['coordinator', ofStaff(CLINIC)],
    ['clinician', ofStaff(CLINIC)],
    ['billing', []],
  ] as const)('as %s of a clinic what the role may read', async (role, rooms) => {
    const { token, userId } = await house.staff(role);
    expect(await roomsOf(token)).toEqual([...rooms, `user:${userId}`].toSorted());
  });

  it('as members of an organization, of it and its network; and of a clinic while they act for it', async () => {
    const { token, userId } = await house.member('manager');
    expect(await roomsOf(token)).toEqual([...ofNetwork, `user:${userId}`].toSorted());
    await enter(token, 'organizations');
    expect(await roomsOf(token)).toEqual([...ofNetwork, ...ofClinic(CLINIC), `user:${userId}`].toSorted());
    await house.run(sql`delete from organization_providers`);
    expect(await roomsOf(token)).toEqual(
      [...ofNetwork.filter((room) => room.startsWith('organization')), `user:${userId}`].toSorted(),
    );
    const analyst = await house.member('analyst');
    expect(await roomsOf(analyst.token)).toEqual([`user:${analyst.userId}`]);
  });

  it('as admins what concerns the platform, and of a clinic while they act for it', async () => {
    const { token, userId } = await house.person('admin');
    expect(await roomsOf(token)).toEqual(['platform', 'platform:demo', `user:${userId}`]);
    await enter(token, 'admin', OTHER_CLINIC);
    expect(await roomsOf(token)).toEqual(['platform', 'platform:demo', ...ofClinic(OTHER_CLINIC), `user:${userId}`]);
    house.pass(61);
    expect(await roomsOf(await house.renew(token))).toEqual(['platform', 'platform:demo', `user:${userId}`]);
  });

  it('as admins of the demo what concerns the demo', async () => {
    const { token, userId } = await house.person('admin', 'visitor', { demo: true });
    expect(await roomsOf(token)).toEqual(['platform:demo', `user:${userId}`]);
  });

  it('nothing once their session ended or they are suspended', async () => {
    const ana = await house.person('patient');
    const bea = await house.person('patient');
    const ids = [await sessionOf(ana.token), await sessionOf(bea.token)];
    await house.send('POST', '/auth/logout', ana.token);
    await house.setStatus(bea.userId, 'suspended');
    expect(await liveRightsOf(house.accounts)([...ids, '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e99'])).toEqual(new Map());
  });

  it('by as many statements for a hundred as for one', async () => {
    const people = await Promise.all(Array.from({ length: 100 }, () => house.staff('owner')));
    const ids = await Promise.all(people.map(({ token }) => sessionOf(token)));
    const read = async (some: readonly string[]) =>
      (await statementsDuring(house.database, () => liveRightsOf(house.accounts)(some))).length;
    expect(await read(ids)).toBe(4);
    expect(await read(ids.slice(0, 1))).toBe(4);
  });
});

describe('a connection', () => {
  const join = async (token: string) => {
    const client = connectTo(address, { token });
    await client.ready;
    return client;
  };
  const tell = (number: number, room: Room) =>
    tellLiveNow(house.database, thingHappened, { thing: 'a', number }, [room]);

  it('hears nothing five seconds after sign-out, suspension, the end of a membership or of a context', async () => {
    const patient = await house.person('patient');
    const suspended = await house.person('patient');
    const staff = await house.staff('owner');
    const admin = await house.person('admin');
    await enter(admin.token, 'admin');
    const clients = await Promise.all([patient, suspended, staff, admin].map(({ token }) => join(token)));
    const clinic = providerRoom(CLINIC, 'messages.read');
    const rooms = [userRoom(patient.userId), userRoom(suspended.userId), clinic, clinic];
    for (const room of new Set(rooms)) tell(1, room);
    await until(() => clients.every(({ frames }) => frames.length === 1));

    await house.send('POST', '/auth/logout', patient.token);
    await house.setStatus(suspended.userId, 'suspended');
    await house.run(sql`delete from provider_members where user_id = ${staff.userId}`);
    await house.run(sql`update provider_contexts set ended_at = now()`);
    await pause(5000);
    for (const room of new Set(rooms)) tell(2, room);
    tell(3, userRoom(staff.userId));
    tell(3, userRoom(admin.userId));
    await until(() => clients.slice(2).every(({ frames }) => frames.length > 1));
    expect(clients.map((client) => client.numbers())).toEqual([[1], [1], [1, 3], [1, 3]]);
    expect(clients.map(({ ends }) => ends)).toEqual([['access.signed_out'], ['access.signed_out'], [], []]);
    for (const client of clients) client.close();
  });

  it('hears more within five seconds of a new membership', async () => {
    const { token, userId } = await house.person('organization');
    const client = await join(token);
    await house.run(sql`insert into organization_members values (${NETWORK}, ${userId}, 'owner', now())`);
    await pause(5000);
    tell(1, organizationRoom(NETWORK, 'messages.read'));
    await until(() => client.frames.length > 0);
    expect(client.numbers()).toEqual([1]);
    client.close();
  });

  it('is refused with a token that is not valid, or no longer', async () => {
    const { token } = await house.person('patient');
    expect(await connectTo(address, { token: `${token}x` }).refused).toBe('access.signed_out');
    house.pass(60);
    expect(await connectTo(address, { token }).refused).toBe('access.signed_out');
  });
});
