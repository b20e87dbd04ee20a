import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  MOST_PUSH_DEVICES,
  type NewPushSubscription,
  PushPayload,
  type PushState,
} from '@travesia/contracts/notifications';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unitOfWork } from '../../../../platform/db/unit-of-work.ts';
import { endSessions } from '../../../accounts/index.ts';
import { openMessagesHouse } from '../../../messaging/testing/messages-house.ts';
import { turnPushOn } from '../commands/turn-push-on.ts';
import { createPush } from '../push-deps.ts';
import { createPushGateway } from '../push.gateway.ts';
import { type PushOrder, sendPush } from '../send-push.ts';

/** The push service of a browser, as far as devices and senders see it. */
async function startPushService() {
  const received: { path: string; headers: IncomingMessage['headers']; body: Buffer }[] = [];
  const service = { status: 201 };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(service.status, { location: 'http://127.0.0.1:1/elsewhere' }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { received, service, origin: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** A browser's keys, and how it reads what arrives (RFC 8291, aes128gcm). */
function newDevice(endpoint: string) {
  const curve = createECDH('prime256v1');
  const own = curve.generateKeys();
  const auth = randomBytes(16);
  const subscription: NewPushSubscription = {
    endpoint,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
  };
  const read = (body: Buffer): PushPayload => {
    const salt = body.subarray(0, 16);
    const length = body[20] ?? 0;
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
    const secret = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const opener = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]).toString();
    return PushPayload.parse(JSON.parse(text.replace(/\u0002\0*$/, '')));
  };
  return { subscription, read };
}

let house: Awaited<ReturnType<typeof openMessagesHouse>>;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  house = await openMessagesHouse();
  service = await startPushService();
});
afterAll(async () => {
  service.close();
  await house.close();
});
beforeEach(async () => {
  await house.clear();
  house.clock.moveTo(new Date().toISOString());
  service.received.length = 0;
  service.service.status = 201;
});

const RULES = { anyOrigin: true, isAllowed: () => true };
const depsOf = () => ({ ...createPush({ ...house, secret: house.accounts.secret }), rules: RULES });
const sending = () => {
  const push = depsOf();
  const gateway = createPushGateway(push.keys, 'https://travesia.example', RULES);
  return { ...push, gateway, logger: pino({ level: 'silent' }) };
};
const state = async (token: string) => (await house.send('GET', '/push/key', token)).body as unknown as PushState;
const PUBLIC = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAAAB';

/** Turns push on for the session of a token, with a device at the push service of this test. */
async function turnOn({ userId, token }: { userId: string; token: string }, path = '/device') {
  const device = newDevice(service.origin + path);
  const { rows } = await house.run(
    sql`select id from sessions where user_id = ${userId} and ended_at is null order by created_at desc, id desc limit 1`,
  );
  const sessionId = String(rows[0]?.['id']);
  const actor = {
    kind: 'person',
    userId,
    role: 'patient',
    sessionId,
    authenticatedAt: house.clock.now(),
    demo: false,
  } as const;
  await turnPushOn(depsOf(), actor, device.subscription);
  const found = await house.run(sql`select id from push_subscriptions where session_id = ${sessionId}`);
  return { ...device, sessionId, token, id: String(found.rows[0]?.['id']) };
}
const order = (id: string, more: Partial<PushOrder> = {}): PushOrder => ({
  subscription_id: id,
  topic: 'messages',
  path: '/messages/1',
  ...more,
});
const countRows = async () =>
  Number((await house.run(sql`select count(*) as n from push_subscriptions`)).rows[0]?.['n']);

describe('push on a device', () => {
  it('is turned on and off for one session, and known by the same key everywhere', async () => {
    const { token, userId } = await house.patient();
    expect(await state(token)).toMatchObject({ is_on: false, devices: 0, actions: ['turn_on'] });
    const { subscription } = newDevice(PUBLIC);
    const { status, body } = await house.send('POST', '/push/subscriptions', token, subscription);
    expect({ status, body }).toMatchObject({ status: 200, body: { is_on: true, devices: 1, actions: ['turn_off'] } });
    expect(await state(await house.signIn(userId))).toMatchObject({ is_on: false, devices: 1 });
    expect((await state(token)).key).toBe(depsOf().keys.publicKey);
    const { rows } = await house.run(sql`select * from push_subscriptions`);
    expect(JSON.stringify(rows)).not.toContain('mozilla');
    expect((await house.send('DELETE', '/push/subscriptions', token)).body).toMatchObject({ is_on: false, devices: 0 });
    expect((await house.send('DELETE', '/push/subscriptions', token)).status).toBe(200);
    const acts = (await house.audited()).map(({ action }) => action);
    expect(acts).toEqual(['push.turned_on', 'push.turned_off']);
  });

  it.each([
    'http://push.example/1',
    'https://127.0.0.1/1',
    'https://[::1]/1',
    'https://10.0.0.8/1',
    'https://169.254.169.254/latest',
    'https://localhost/1',
    'https://push.example:8443/1',
    'https://someone@push.example/1',
    'https://database.internal/1',
  ])('has no address that is not on the public internet: %s', async (endpoint) => {
    const { token } = await house.patient();
    expect(await house.send('POST', '/push/subscriptions', token, newDevice(endpoint).subscription)).toMatchObject({
      status: 422,
      body: { code: 'push.address_refused' },
    });
  });

  it('is not for the shared users of the demo', async () => {
    const { token } = await house.person('patient', 'demo', { demo: true });
    expect(await state(token)).toMatchObject({ actions: [] });
    expect(await house.send('POST', '/push/subscriptions', token, newDevice(PUBLIC).subscription)).toMatchObject({
      status: 403,
      body: { code: 'push.not_in_demo' },
    });
  });

  it('belongs to who signed in last there, and to ten devices of a person at most', async () => {
    const [ana, eva] = [await house.patient('ana'), await house.patient('eva')];
    await turnOn(ana, '/shared');
    await turnOn(eva, '/shared');
    expect(await state(ana.token)).toMatchObject({ is_on: false, devices: 0 });
    for (let i = 0; i <= MOST_PUSH_DEVICES; i++)
      await turnOn({ userId: ana.userId, token: await house.signIn(ana.userId) }, `/${i}`);
    const { rows } = await house.run(
      sql`select count(*)::int as n from push_subscriptions where user_id = ${ana.userId}`,
    );
    expect(rows).toEqual([{ n: MOST_PUSH_DEVICES }]);
  });

  it('ends with its session', async () => {
    const ana = await house.patient('ana');
    const { id, sessionId } = await turnOn(ana);
    const at = house.clock.now();
    await unitOfWork(house.database, (tx) =>
      endSessions(tx, { userId: ana.userId, only: sessionId, because: 'signed_out', at }),
    );
    expect(await sendPush(sending(), order(id))).toBeNull();
    expect(service.received).toEqual([]);
    await house.settle();
    expect(await countRows()).toBe(0);
  });
});

describe('a push notification', () => {
  it('says that there is something and where, in the language of its reader, signed and encrypted', async () => {
    const patient = await house.patient();
    await house.run(sql`update users set language = 'es' where id = ${patient.userId}`);
    const device = await turnOn(patient);
    await sendPush(sending(), order(device.id, { path: '/messages/42' }));
    const [sent] = service.received;
    expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(device.read(sent?.body ?? Buffer.alloc(0))).toEqual({
      topic: 'messages',
      title: 'Travesía',
      body: 'Tiene un mensaje nuevo',
      path: '/es/messages/42',
    });
    const [, jwt = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(String(sent?.headers['authorization'])) ?? [];
    const [head = '', claims = '', signature = ''] = jwt.split('.');
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
      format: 'jwk',
    });
    const signed = Buffer.from(`${head}.${claims}`);
    const format = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', signed, format, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ aud: service.origin });
    expect(key).toBe(depsOf().keys.publicKey);
  });

  it('is wanted for what someone is told, on each device, unless they turned that off', async () => {
    const patient = await house.patient();
    const staff = await house.staff('coordinator');
    await turnOn(patient);
    const { conversation } = await house.begin(patient.token);
    await house.write(staff.token, conversation.id, 'Your knee looks well');
    await house.settle();
    const wanted = await house.run(sql`select payload from outbox_events where event_type = 'push.wanted.v1'`);
    expect(wanted.rows).toEqual([
      { payload: { user_id: patient.userId, topic: 'messages', path: `/messages/${conversation.id}` } },
    ]);
  });

  it('is dropped if its reader turned that off meanwhile, and waits in quiet hours', async () => {
    const patient = await house.patient();
    const { id } = await turnOn(patient);
    const known = (await house.send('GET', '/profile/notification-preferences', patient.token)).body;
    const { security: _always, ...choices } = known;
    const at = (minutes: number) =>
      new Date(house.clock.now().getTime() + minutes * 60_000).toISOString().slice(11, 16);
    const quiet = { from: at(-60), to: at(60), time_zone: 'UTC' };
    const save = (more: object) =>
      house.send('PUT', '/profile/notification-preferences', patient.token, { ...choices, ...more });
    await save({ quiet_hours: quiet });
    const until = await sendPush(sending(), order(id));
    expect(until?.getTime()).toBeGreaterThan(house.clock.now().getTime());
    expect(service.received).toEqual([]);
    await sendPush(sending(), order(id, { topic: 'always', path: '/activity' }));
    expect(service.received).toHaveLength(1);
    await save({ version: 1, messages: { app: true, mail: true, push: false } });
    expect(await sendPush(sending(), order(id))).toBeNull();
    expect(service.received).toHaveLength(1);
  });

  it.each([404, 410])('to a device that is gone (%i) deletes it', async (status) => {
    const { id } = await turnOn(await house.patient());
    service.service.status = status;
    await sendPush(sending(), order(id));
    expect(await countRows()).toBe(0);
  });

  it('is tried again while the service fails, not if it refuses, and follows no redirect', async () => {
    const { id } = await turnOn(await house.patient());
    for (const status of [429, 503]) {
      service.service.status = status;
      await expect(sendPush(sending(), order(id))).rejects.toThrow(`answered ${status}`);
    }
    for (const status of [307, 400, 403]) {
      service.service.status = status;
      expect(await sendPush(sending(), order(id))).toBeNull();
    }
    expect(await countRows()).toBe(1);
    expect(service.received).toHaveLength(5);
  });

  it('is never sent to an address that leads into our own network, nor inside a transaction', async () => {
    const { keys } = depsOf();
    const { subscription } = newDevice('https://push.example/1');
    const inward = createPushGateway(keys, 'https://travesia.example', {
      resolveHost: async () => [{ address: '10.0.0.8', family: 4 }],
    });
    expect(await inward.push(subscription, '{}')).toMatchObject({ kind: 'unreachable', reason: 'refused_address' });
    expect(await inward.push(newDevice('https://127.0.0.1/1').subscription, '{}')).toMatchObject({ kind: 'refused' });
    await expect(unitOfWork(house.database, () => inward.push(subscription, '{}'))).rejects.toThrow('transaction');
  });
});
