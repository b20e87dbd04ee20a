import { defineEndpoint } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { mount } from '../../http/module.ts';
import { JobQueue } from '../../jobs/job-queue.ts';
import { ProblemError } from '../../problem-error.ts';
import { createTestHttp } from '../../testing/test-http.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createIdempotency } from '../idempotency.ts';
import { step, stepOutside } from '../steps.ts';

const pay = defineEndpoint({
  method: 'POST',
  access: 'public',
  tag: 'test',
  summary: 'Test',
  description: 'Test.',
  idempotency: 'required',
  name: 'pay',
  path: '/payments',
  status: 201,
  body: z.strictObject({ amount: z.int() }),
  response: z.object({ attempt: z.int(), charge: z.string() }),
});

let database: Database;
let app: FastifyInstance;
/** Lets a test fail the request at any stage. */
let meanwhile: (stage: 'attempt' | 'charge' | 'record') => Promise<void>;
let charged: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table charges (number int generated always as identity, what text not null)`);
  const idempotency = createIdempotency(
    database,
    new JobQueue(database, pino({ level: 'silent' })),
    'a secret of this test',
  );
  const payments = mount(pay, async ({ body }) => {
    const attempt = await step(database, 'attempt', async (tx) => {
      const { rows } = await tx.execute<{ number: number }>(
        sql`insert into charges (what) values (${`attempt of ${body.amount}`}) returning number`,
      );
      return rows[0]?.number ?? 0;
    });
    await meanwhile('attempt');
    const charge = await stepOutside(database, 'charge', async (callKey) => {
      charged.push(callKey);
      await meanwhile('charge');
      return `charge ${charged.length}`;
    });
    await step(database, 'record', (tx) =>
      tx.execute(sql`insert into charges (what) values (${charge})`).then(() => null),
    );
    await meanwhile('record');
    return { attempt, charge };
  });
  ({ app } = await createTestHttp([payments], {
    idempotency: { idempotency, hashAddress: (address) => `hash of ${address}` },
  }));
});
beforeEach(async () => {
  meanwhile = async () => {};
  charged = [];
  await database.db.execute(sql`truncate charges, idempotency_keys, idempotency_steps`);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const send = (key?: string, amount = 5) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/payments',
    payload: { amount },
    headers: key ? { 'idempotency-key': key } : {},
  });
const written = async () => {
  const { rows } = await database.db.execute<{ what: string }>(sql`select what from charges order by number`);
  return rows.map(({ what }) => what);
};
/** Fails the first time a stage is reached. */
const failOnceAt = (stage: string, error: () => Error) => {
  let failed = false;
  meanwhile = async (at) => {
    if (at !== stage || failed) return;
    failed = true;
    throw error();
  };
};

describe('a multi-step request', () => {
  it('requires a key', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { code: 'request.idempotency_key_missing', detail: expect.stringContaining('Idempotency-Key') as string },
    ]);
    expect(await written()).toEqual([]);
  });

  it.each([
    ['attempt', 1],
    ['charge', 2],
    ['record', 1],
  ])('that fails after "%s" continues there when repeated', async (stage, calls) => {
    failOnceAt(stage, () => new Error('the power went'));
    expect((await send('a')).statusCode).toBe(500);
    const again = await send('a');
    expect([again.statusCode, again.json<{ charge: string }>().charge]).toEqual([201, `charge ${calls}`]);
    expect(await written()).toEqual(['attempt of 5', `charge ${calls}`]);
    // A call that may or may not have arrived is repeated with the same key.
    expect(new Set(charged).size).toBe(1);
    expect(charged).toHaveLength(calls);
    const third = await send('a');
    expect([third.headers['idempotency-replayed'], third.body]).toEqual(['true', again.body]);
  });

  it('keeps the results of its steps unreadable in the database', async () => {
    failOnceAt('record', () => new Error('the power went'));
    await send('a');
    const { rows } = await database.db.execute<{ step: string; result: string }>(
      sql`select step, result #>> '{}' as result from idempotency_steps order by step`,
    );
    expect(rows.map(({ step: name }) => name)).toEqual(['attempt', 'charge', 'record']);
    for (const { result } of rows) expect(result).toMatch(/^v1\./);
    expect((await send('a')).json()).toMatchObject({ charge: 'charge 1' });
  });

  it('continues after steps that the previous release stored', async () => {
    failOnceAt('record', () => new Error('the power went'));
    await send('a');
    await database.db.execute(sql`update idempotency_steps set result = '"charge of old"' where step = 'charge'`);
    expect((await send('a')).json()).toMatchObject({ charge: 'charge of old' });
  });

  it('continues also after the process died, once its lock has expired', async () => {
    failOnceAt('charge', () => new Error('the power went'));
    await send('a');
    await database.db.execute(sql`update idempotency_keys set locked_until = now() + interval '20 seconds'`);
    expect((await send('a')).statusCode).toBe(409);
    await database.db.execute(sql`update idempotency_keys set locked_until = now() - interval '1 second'`);
    expect((await send('a')).statusCode).toBe(201);
    expect(await written()).toEqual(['attempt of 5', 'charge 2']);
  });

  it('keeps an error as its response', async () => {
    failOnceAt('charge', () => new ProblemError('request.rate_limited'));
    expect((await send('a')).statusCode).toBe(429);
    const again = await send('a');
    expect([again.statusCode, again.headers['idempotency-replayed']]).toEqual([429, 'true']);
    expect(await written()).toEqual(['attempt of 5']);
  });

  it('stores its response encrypted', async () => {
    await send('a', 4711);
    const { rows } = await database.db.execute<{ body: string }>(sql`select body from idempotency_keys`);
    expect(rows[0]?.body).toMatch(/^v1\./);
    expect(rows[0]?.body).not.toContain('charge');
  });

  it('of 10 concurrent attempts lets one through', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('a')));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes).toContain(201);
    expect(codes.filter((code) => code !== 201 && code !== 409)).toEqual([]);
    expect(await written()).toHaveLength(2);
  });
});
