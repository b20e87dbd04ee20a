import { defineEvent } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { JobQueue } from '../../jobs/job-queue.ts';
import { drainJobs } from '../../testing/drain-jobs.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { appendEvent } from '../append-event.ts';
import type { EventHandler } from '../subscriptions.ts';
import { Outbox } from '../outbox.ts';
import { readStream } from '../outbox.repo.ts';

const payload = z.object({ thing: z.string(), step: z.int() });
const Stepped = defineEvent({
  name: 'test.stepped.v1',
  description: 'A thing took a step.',
  payload,
  aggregate: ({ thing }) => `thing/${thing}`,
});

const logger = pino({ level: 'silent' });
let database: Database;
/** What one process of one version runs. */
interface Process {
  jobs: JobQueue;
  outbox: Outbox;
}
let processes: Process[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(
    sql`create table heard (at int generated always as identity, subscriber text, thing text, step int)`,
  );
});
beforeEach(async () => {
  processes = [];
  await database.db.execute(
    sql`truncate heard, outbox_events, outbox_subscribers, processed_events, event_streams, event_deliveries`,
  );
});
afterEach(async () => {
  for (const { jobs, outbox } of processes) {
    await outbox.stop();
    await jobs.stop();
  }
});
afterAll(() => database.close());

type Handle = EventHandler<typeof payload>;
const note =
  (subscriber: string): Handle =>
  async (tx, { thing, step }) =>
    void (await tx.execute(sql`insert into heard (subscriber, thing, step) values (${subscriber}, ${thing}, ${step})`));

/** A process with the given subscribers; it runs its jobs on demand. */
function open(subscribers: Record<string, Handle>): Process {
  const jobs = new JobQueue(database, logger);
  const outbox = new Outbox(database, jobs, logger);
  for (const [name, handler] of Object.entries(subscribers)) outbox.subscribe(Stepped, name, handler);
  const made = { jobs, outbox };
  processes.push(made);
  return made;
}
async function start(subscribers: Record<string, Handle>): Promise<Process> {
  const made = open(subscribers);
  await made.jobs.start({ workers: false });
  return made;
}

const step = (thing: string, at: number) => unitOfWork(database, (tx) => appendEvent(tx, Stepped, { thing, step: at }));
const heard = async (subscriber: string, thing: string): Promise<number[]> => {
  const { rows } = await database.db.execute<{ step: number }>(
    sql`select step from heard where subscriber = ${subscriber} and thing = ${thing} order by at`,
  );
  return rows.map((row) => row.step);
};

describe('events of an aggregate', () => {
  it('are numbered without gaps in commit order, so that missed ones can be read', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => step('chair', at)));
    const failing = unitOfWork(database, async (tx) => {
      await appendEvent(tx, Stepped, { thing: 'chair', step: 99 });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await step('chair', 20);
    const missed = await readStream(database.db, 'thing/chair', 15, 100);
    expect(missed.map(({ number }) => number)).toEqual([16, 17, 18, 19, 20, 21]);
    expect(missed.at(-1)?.payload).toEqual({ thing: 'chair', step: 20 });
  });

  it('are handled in order although they are attempted concurrently', async () => {
    let atOnce = 0;
    let most = 0;
    const { jobs, outbox } = await start({
      map: async (tx, event, facts) => {
        most = Math.max(most, ++atOnce);
        await note('map')(tx, event, facts);
        atOnce -= 1;
      },
    });
    for (let at = 1; at <= 12; at++) await step('chair', at);
    await drainJobs({ jobs, outbox });
    expect(await heard('map', 'chair')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(most).toBe(1);
  });

  it('wait for one that fails, while other aggregates and subscribers continue', async () => {
    let broken = true;
    const { jobs, outbox } = await start({
      map: async (tx, event, facts) => {
        if (broken && event.thing === 'chair') throw new Error('the map is locked');
        await note('map')(tx, event, facts);
      },
      diary: note('diary'),
    });
    for (const at of [1, 2, 3]) {
      await step('chair', at);
      await step('table', at);
    }
    await drainJobs({ jobs, outbox });
    expect(await heard('map', 'chair')).toEqual([]);
    expect(await heard('map', 'table')).toEqual([1, 2, 3]);
    expect(await heard('diary', 'chair')).toEqual([1, 2, 3]);
    broken = false;
    await drainJobs({ jobs, outbox }, { later: true });
    expect(await heard('map', 'chair')).toEqual([1, 2, 3]);
  });

  it('continue after one is given up, which can be retried', async () => {
    let broken = true;
    const { jobs, outbox } = await start({
      map: async (tx, event, facts) => {
        if (broken && event.step === 1) throw new Error('the map is lost');
        await note('map')(tx, event, facts);
      },
    });
    await step('chair', 1);
    await step('chair', 2);
    await drainJobs({ jobs, outbox }, { later: true });
    expect(await heard('map', 'chair')).toEqual([2]);
    broken = false;
    const dead = (await jobs.deadLetters()).find(({ job }) => job === 'event/test.stepped.v1/map');
    expect(await jobs.runAgain(dead?.id ?? '')).toBe(true);
    await drainJobs({ jobs, outbox });
    expect(await heard('map', 'chair')).toEqual([2, 1]);
  });

  it('continue if the process died in the last attempt of the first', async () => {
    const { jobs, outbox } = await start({ map: note('map') });
    await step('chair', 1);
    await outbox.relayNow();
    await database.db.execute(sql`delete from pgboss.job where name = 'event/test.stepped.v1/map'`);
    await step('chair', 2);
    await drainJobs({ jobs, outbox });
    expect(await heard('map', 'chair')).toEqual([]);
    await outbox.endForsaken(new Date(Date.now() + 60_000));
    await drainJobs({ jobs, outbox });
    expect(await heard('map', 'chair')).toEqual([2]);
  });
});

describe('two versions running side by side', () => {
  it('deliver events relayed by the older one to a subscriber only the newer has, once', async () => {
    const older = await start({ map: note('map') });
    await step('chair', 1);
    await drainJobs(older);
    const newer = await start({ map: note('map'), diary: note('diary') });
    // It has reported its subscribers, but never relays anything.
    await newer.outbox.relayNow();
    for (const at of [2, 3, 4]) {
      await step('chair', at);
      expect(await older.outbox.relayNow()).toBe(1);
    }
    await older.jobs.runAllDue();
    expect(await heard('map', 'chair')).toEqual([1, 2, 3, 4]);
    expect(await heard('diary', 'chair')).toEqual([]);
    await drainJobs(newer);
    expect(await heard('diary', 'chair')).toEqual([2, 3, 4]);
    expect(await heard('map', 'chair')).toEqual([1, 2, 3, 4]);
  });

  it('share the work while events are written, and the newer takes over when the older dies', async () => {
    const older = open({ map: note('map') });
    const newer = open({ map: note('map'), diary: note('diary') });
    await older.jobs.start();
    older.outbox.start();
    await newer.jobs.start({ superviseSeconds: 1 });
    newer.outbox.start();
    await vi.waitUntil(() => newer.outbox.isAlive(), { timeout: 20_000 });
    for (let at = 1; at <= 10; at++) await step('chair', at);
    await older.outbox.stop();
    await older.jobs.stop();
    processes = [newer];
    for (let at = 11; at <= 20; at++) await step('chair', at);
    const all = Array.from({ length: 20 }, (_, at) => at + 1);
    await vi.waitUntil(
      async () => (await heard('map', 'chair')).length + (await heard('diary', 'chair')).length >= 40,
      {
        timeout: 40_000,
        interval: 200,
      },
    );
    expect(await heard('map', 'chair')).toEqual(all);
    expect(await heard('diary', 'chair')).toEqual(all);
  });
});
