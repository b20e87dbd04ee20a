import { defineEndpoint } from '@travesia/contracts/kit';
import { problems } from '@travesia/contracts/problems';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { mount } from '../../http/module.ts';
import { JobQueue } from '../../jobs/job-queue.ts';
import { ProblemError } from '../../problem-error.ts';
import { createTestHttp } from '../../testing/test-http.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { deriveKey } from '../../secrets/secret.ts';
import { fingerprint, formerFingerprint } from '../fingerprint.ts';
import { createIdempotency, type Idempotency } from '../idempotency.ts';

const shared = {
  method: 'POST',
  access: 'public',
  tag: 'test',
  summary: 'Test',
  description: 'Test.',
  idempotency: 'honoured',
} as const;
const order = defineEndpoint({
  ...shared,
  name: 'order',
  path: '/orders',
  status: 201,
  body: z.strictObject({ thing: z.string().min(1), note: z.string().optional() }),
  response: z.object({ number: z.int() }),
});
const cancel = defineEndpoint({
  ...shared,
  name: 'cancel',
  path: '/orders/:number/cancel',
  params: z.object({ number: z.string() }),
  status: 204,
  response: z.object({}),
});

let database: Database;
let app: FastifyInstance;
let idempotency: Idempotency;
/** Lets a test decide the outcome of the next orders. */
let meanwhile: (stage: 'before' | 'after') => Promise<void>;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table orders (number int generated always as identity, thing text not null)`);
  idempotency = createIdempotency(database, new JobQueue(database, pino({ level: 'silent' })), 'of this test');
  const orders = mount(order, async ({ body }) => {
    await meanwhile('before');
    const number = await unitOfWork(database, async (tx) => {
      const { rows } = await tx.execute<{ number: number }>(
        sql`insert into orders (thing) values (${body.thing}) returning number`,
      );
      return rows[0]?.number ?? 0;
    });
    await meanwhile('after');
    return { number };
  });
  const cancels = mount(cancel, async () => ({}));
  ({ app } = await createTestHttp([orders, cancels], {
    config: { trustProxy: 1 },
    idempotency: { idempotency, hashAddress: (address) => `hash of ${address}` },
  }));
});
beforeEach(async () => {
  meanwhile = async () => {};
  await database.db.execute(sql`truncate orders, idempotency_keys, idempotency_steps`);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const send = (key: string | undefined, body: object, headers = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/orders',
    payload: body,
    headers: { ...(key === undefined ? {} : { 'idempotency-key': key }), ...headers },
  });
const count = async () => {
  const { rows } = await database.db.execute<{ count: number }>(sql`select count(*) from orders`);
  return rows[0]?.count;
};

describe('Idempotency-Key', () => {
  it('returns the first response to a repeated request, and marks it', async () => {
    const first = await send('k1', { thing: 'chair', note: 'blue' });
    const again = await send('k1', { note: 'blue', thing: 'chair' });
    expect(first.statusCode).toBe(201);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(again.headers['content-type']).toBe(first.headers['content-type']);
    expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
    expect(await count()).toBe(1);
  });

  it('leaves neither request nor response readable, also not by trying all possible requests', async () => {
    const request = { thing: 'PHQ-4: 3, 3, 3, 3', note: 'I cannot sleep' };
    await send('k1', request);
    const { rows } = await database.db.execute<{ row: string; fingerprint: string }>(
      sql`select k::text as row, fingerprint from idempotency_keys k`,
    );
    expect(rows[0]?.row).not.toMatch(/PHQ-4:|cannot sleep/);
    const tried = fingerprint(deriveKey('another secret, as long as ours', 'idempotency fingerprint'), {
      params: {},
      query: {},
      body: request,
    });
    expect([tried, formerFingerprint({ params: {}, query: {}, body: request })]).not.toContain(rows[0]?.fingerprint);
  });

  it('recognizes a request that a process of the previous release answered', async () => {
    const request = { thing: 'chair' };
    const first = await send('k1', request);
    const former = formerFingerprint({ params: {}, query: {}, body: request });
    await database.db.execute(sql`update idempotency_keys set fingerprint = ${former}`);
    const again = await send('k1', request);
    expect([again.headers['idempotency-replayed'], again.body]).toEqual(['true', first.body]);
    expect((await send('k1', { thing: 'table' })).statusCode).toBe(422);
  });

  it('repeats a response without body', async () => {
    const post = () =>
      app.inject({ method: 'POST', url: '/api/v1/orders/7/cancel', headers: { 'idempotency-key': 'c1' } });
    expect([(await post()).statusCode, (await post()).statusCode]).toEqual([204, 204]);
  });

  it('is rejected for a different request', async () => {
    await send('k1', { thing: 'chair' });
    const other = await send('k1', { thing: 'table' });
    expect([other.statusCode, other.json().code]).toEqual([422, 'request.idempotency_key_reused']);
    expect(await count()).toBe(1);
  });

  it('is scoped by user and endpoint', async () => {
    await send('k1', { thing: 'chair' }, { 'x-forwarded-for': '203.0.113.1' });
    expect((await send('k1', { thing: 'table' }, { 'x-forwarded-for': '203.0.113.2' })).statusCode).toBe(201);
    const elsewhere = await app.inject({
      method: 'POST',
      url: '/api/v1/orders/7/cancel',
      headers: { 'idempotency-key': 'k1', 'x-forwarded-for': '203.0.113.1' },
    });
    expect(elsewhere.statusCode).toBe(204);
  });

  it('is optional', async () => {
    await send(undefined, { thing: 'chair' });
    await send(undefined, { thing: 'chair' });
    expect(await count()).toBe(2);
  });

  it('of a request in progress makes the second one wait', async () => {
    let second: Awaited<ReturnType<typeof send>> | undefined;
    meanwhile = async (stage) => {
      if (stage === 'before' && !second) second = await send('k1', { thing: 'chair' });
    };
    const first = await send('k1', { thing: 'chair' });
    expect(first.statusCode).toBe(201);
    expect(second?.statusCode).toBe(409);
    expect(second?.json()).toMatchObject({ code: 'request.idempotency_in_flight', retry_after: 1 });
    expect(await count()).toBe(1);
  });

  it('of 20 concurrent requests lets one through', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('k1', { thing: 'chair' })));
    const statuses = new Set(answers.map(({ statusCode }) => statusCode));
    expect(await count()).toBe(1);
    expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
  });

  it('leaves no trace of an invalid request, so that the corrected one runs', async () => {
    expect((await send('k1', { thing: '' })).statusCode).toBe(422);
    expect((await send('k1', { thing: 'chair' })).statusCode).toBe(201);
  });

  it('leaves no trace of an error before anything was committed', async () => {
    meanwhile = async () => Promise.reject(new ProblemError('request.stale_version'));
    expect((await send('k1', { thing: 'chair' })).statusCode).toBe(409);
    meanwhile = async () => Promise.reject(new Error('disk on fire'));
    expect((await send('k1', { thing: 'chair' })).statusCode).toBe(500);
    meanwhile = async () => {};
    expect((await send('k1', { thing: 'chair' })).statusCode).toBe(201);
    expect(await count()).toBe(1);
  });

  it('keeps an error that came after a commit', async () => {
    meanwhile = async (stage) =>
      stage === 'after' ? Promise.reject(new ProblemError('access.not_allowed')) : undefined;
    const first = await send('k1', { thing: 'chair' });
    const again = await send('k1', { thing: 'chair' });
    expect([first.statusCode, again.statusCode, again.headers['idempotency-replayed']]).toEqual([403, 403, 'true']);
    expect(again.json()).toEqual(first.json());
    const inSpanish = await send('k1', { thing: 'chair' }, { 'accept-language': 'es' });
    expect(inSpanish.headers['content-language']).toBe('es');
    expect(inSpanish.json()).toEqual({ ...first.json(), error: problems['access.not_allowed'].text.es });
    expect(await count()).toBe(1);
  });

  it('never runs the work twice, even if the process died between commit and response', async () => {
    meanwhile = async (stage) => (stage === 'after' ? Promise.reject(new Error('killed')) : undefined);
    expect((await send('k1', { thing: 'chair' })).statusCode).toBe(500);
    await database.db.execute(sql`update idempotency_keys set locked_until = now() - interval '1 minute'`);
    meanwhile = async () => {};
    const again = await send('k1', { thing: 'chair' });
    expect(again.statusCode).toBe(409);
    expect(again.json().detail).toContain('its answer was lost');
    expect(await count()).toBe(1);
  });

  it('goes to the next attempt if one died before committing, and the dead one can’t commit any more', async () => {
    let second: Awaited<ReturnType<typeof send>> | undefined;
    meanwhile = async (stage) => {
      if (stage !== 'before' || second) return;
      await database.db.execute(sql`update idempotency_keys set locked_until = now() - interval '1 minute'`);
      meanwhile = async () => {};
      second = await send('k1', { thing: 'chair' });
    };
    const slow = await send('k1', { thing: 'chair' });
    expect(second?.statusCode).toBe(201);
    expect(slow.statusCode).toBe(409);
    expect(await count()).toBe(1);
  });

  it.each([
    ['empty', ''],
    ['too long', 'k'.repeat(256)],
    ['not printable', 'k\t1'],
  ])('is rejected if %s', async (_what, key) => {
    const answer = await send(key, { thing: 'chair' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toMatchObject([{ path: 'header.idempotency-key' }]);
  });

  it('expires after a day', async () => {
    await send('k1', { thing: 'chair' });
    await idempotency.forgetOld();
    expect((await send('k1', { thing: 'table' })).statusCode).toBe(422);
    await database.db.execute(sql`update idempotency_keys set created_at = now() - interval '25 hours'`);
    await idempotency.forgetOld();
    expect((await send('k1', { thing: 'table' })).statusCode).toBe(201);
  });

  it('must be configured on a server that mounts such an endpoint', async () => {
    const starting = createTestHttp([mount(order, async () => ({ number: 1 }))]).then(({ app: other }) =>
      other.ready(),
    );
    await expect(starting).rejects.toThrow('order honours Idempotency-Key');
  });
});
