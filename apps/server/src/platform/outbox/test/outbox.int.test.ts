import { defineEvent } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database, Tx } from '../../db/database.ts';
import { listen } from '../../db/listen.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { JobQueue } from '../../jobs/job-queue.ts';
import { drainJobs } from '../../testing/drain-jobs.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { appendEvent } from '../append-event.ts';
import { Outbox } from '../outbox.ts';

const Moved = defineEvent({
  name: 'test.moved.v1',
  description: 'Something moved.',
  payload: z.object({ thing: z.string() }),
});

const logger = pino({ level: 'silent' });
let database: Database;
let jobs: JobQueue;
let outbox: Outbox;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table heard (subscriber text not null, thing text not null)`);
});
beforeEach(async () => {
  await database.db.execute(sql`truncate heard, outbox_events, outbox_subscribers, processed_events`);
  jobs = new JobQueue(database, logger);
  outbox = new Outbox(database, jobs, logger);
});
afterEach(async () => {
  await outbox.stop();
  await jobs.stop();
});
afterAll(() => database.close());

const write = (tx: Tx, subscriber: string, thing: string) =>
  tx.execute(sql`insert into heard values (${subscriber}, ${thing})`);
const move = (thing: string) => unitOfWork(database, (tx) => appendEvent(tx, Moved, { thing }));
const heard = async () => {
  const { rows } = await database.db.execute<{ subscriber: string; thing: string }>(
    sql`select subscriber, thing from heard order by thing, subscriber`,
  );
  return rows.map(({ subscriber, thing }) => `${subscriber} ${thing}`);
};

describe('outbox', () => {
  it('makes no delivery of an event that a subscriber does nothing about', async () => {
    const concerns = ({ thing }: { thing: string }) => thing !== 'chair';
    outbox.subscribe(Moved, 'map', async (tx, { thing }) => void (await write(tx, 'map', thing)), { concerns });
    outbox.subscribe(Moved, 'diary', async (tx, { thing }) => void (await write(tx, 'diary', thing)));
    await jobs.start({ workers: false });
    await move('chair');
    await move('table');
    await outbox.relayNow();
    const { rows } = await database.db.execute(
      sql`select data -> 'payload' ->> 'thing' as thing from pgboss.job where name like '%/map'`,
    );
    expect(rows).toEqual([{ thing: 'table' }]);
    await drainJobs({ jobs, outbox });
    expect(await heard()).toEqual(['diary chair', 'diary table', 'map table']);
  });

  it('delivers an event to every subscriber, once', async () => {
    outbox.subscribe(Moved, 'map', async (tx, { thing }) => void (await write(tx, 'map', thing)));
    outbox.subscribe(Moved, 'diary', async (tx, { thing }) => void (await write(tx, 'diary', thing)));
    await jobs.start({ workers: false });
    await move('chair');
    await move('table');
    await drainJobs({ jobs, outbox });
    await drainJobs({ jobs, outbox });
    expect(await heard()).toEqual(['diary chair', 'map chair', 'diary table', 'map table']);
  });

  it('publishes nothing for a transaction that did not commit', async () => {
    outbox.subscribe(Moved, 'map', async (tx, { thing }) => void (await write(tx, 'map', thing)));
    await jobs.start({ workers: false });
    const failing = unitOfWork(database, async (tx) => {
      await appendEvent(tx, Moved, { thing: 'ghost' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await drainJobs({ jobs, outbox })).toBe(0);
  });

  it('rejects a payload that doesn’t match the declaration', async () => {
    const wrong = unitOfWork(database, (tx) => appendEvent(tx, Moved, { thing: 1 as unknown as string }));
    await expect(wrong).rejects.toThrow(/expected string/);
  });

  it('makes handling idempotent: the record commits with the effect', async () => {
    let ids: string[] = [];
    outbox.subscribe(Moved, 'map', async (tx, { thing }, { eventId }) => {
      ids = [...ids, eventId];
      await write(tx, 'map', thing);
    });
    await jobs.start({ workers: false });
    const id = await move('chair');
    await outbox.relayNow();
    await database.db.execute(sql`update outbox_events set relayed_at = null`);
    await outbox.relayNow();
    expect(await jobs.runAllDue()).toBe(2);
    expect(ids).toEqual([id]);
    expect(await heard()).toEqual(['map chair']);
  });

  it('retries a failing handler without its partial work, while other subscribers continue', async () => {
    let failures = 2;
    outbox.subscribe(Moved, 'map', async (tx, { thing }) => {
      await write(tx, 'map', thing);
      if (failures-- > 0) throw new Error('the map is locked');
    });
    outbox.subscribe(Moved, 'diary', async (tx, { thing }) => void (await write(tx, 'diary', thing)));
    await jobs.start({ workers: false });
    await move('chair');
    await drainJobs({ jobs, outbox });
    expect(await heard()).toEqual(['diary chair']);
    await drainJobs({ jobs, outbox }, { later: true });
    expect(await heard()).toEqual(['diary chair', 'map chair']);
  });

  it('gives up after nine attempts and lists dead deliveries', async () => {
    outbox.subscribe(Moved, 'map', () => Promise.reject(new Error('the map is lost')));
    await jobs.start({ workers: false });
    await move('chair');
    expect(await drainJobs({ jobs, outbox }, { later: true })).toBe(9);
    expect(await jobs.deadLetters()).toMatchObject([
      { job: 'event/test.moved.v1/map', message: 'the map is lost', attempts: 9 },
    ]);
  });

  it('leaves an event unknown here to a process that knows it', async () => {
    await jobs.start({ workers: false });
    await move('chair');
    expect(await outbox.relayNow()).toBe(0);

    const newerJobs = new JobQueue(database, logger);
    const newer = new Outbox(database, newerJobs, logger);
    newer.subscribe(Moved, 'map', async (tx, { thing }) => void (await write(tx, 'map', thing)));
    await newerJobs.start({ workers: false });
    await drainJobs({ jobs: newerJobs, outbox: newer });
    await newerJobs.stop();
    expect(await heard()).toEqual(['map chair']);
  });

  it('shares the work among relays: every event becomes one job', async () => {
    outbox.subscribe(Moved, 'map', async (tx, { thing }) => void (await write(tx, 'map', thing)));
    await jobs.start({ workers: false });
    await unitOfWork(database, async (tx) => {
      for (let at = 0; at < 250; at++) await appendEvent(tx, Moved, { thing: String(at) });
    });
    const relayed = await Promise.all([outbox.relayNow(), outbox.relayNow(), outbox.relayNow()]);
    expect(relayed.reduce((sum, one) => sum + one, 0)).toBe(250);
    expect(await jobs.runAllDue()).toBe(250);
  });

  it('runs on its own once started, and reports that it is alive', async () => {
    outbox.subscribe(Moved, 'map', async (tx, { thing }) => void (await write(tx, 'map', thing)));
    await jobs.start();
    expect(outbox.isAlive()).toBe(false);
    outbox.start();
    await move('chair');
    await vi.waitUntil(async () => (await heard()).length > 0, { timeout: 20_000 });
    expect(await heard()).toEqual(['map chair']);
    expect(outbox.isAlive()).toBe(true);
  });

  it('notifies relays of other processes, on PostgreSQL, if its own process has none', async () => {
    let told = 0;
    const end = listen(
      database,
      'travesia_outbox',
      () => (told += 1),
      () => {},
    );
    const isPostgres = database.engine === 'postgres';
    if (isPostgres) await vi.waitUntil(() => told === 1, { timeout: 20_000 });
    await move('chair');
    if (isPostgres) await vi.waitUntil(() => told === 2, { timeout: 20_000 });
    await end();
    expect(told).toBe(isPostgres ? 2 : 0);
  });

  it('deletes events relayed two weeks ago', async () => {
    outbox.subscribe(Moved, 'map', async () => {});
    await jobs.start({ workers: false });
    await move('old');
    await move('new');
    await drainJobs({ jobs, outbox });
    await database.db.execute(
      sql`update outbox_events set relayed_at = now() - interval '15 days' where payload->>'thing' = 'old'`,
    );
    await outbox.forgetOld();
    const { rows } = await database.db.execute<{ thing: string }>(
      sql`select payload->>'thing' as thing from outbox_events`,
    );
    expect(rows.map(({ thing }) => thing)).toEqual(['new']);
  });
});
