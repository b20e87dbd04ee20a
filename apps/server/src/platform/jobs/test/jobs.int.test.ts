import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { defineJob, type JobDefinition } from '../define-job.ts';
import { JobQueue } from '../job-queue.ts';
import type { JobFacts } from '../run-job.ts';

const logger = pino({ level: 'silent' });
const Greeting = z.object({ to: z.string() });

let database: Database;
let jobs: JobQueue;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => jobs.stop());
afterAll(() => database.close());

/** A queue with one job, and a list of what its handler received. */
async function queueOf(
  job: JobDefinition<typeof Greeting>,
  options: { workers?: boolean; fail?: (facts: JobFacts) => boolean } = {},
) {
  const done: string[] = [];
  jobs = new JobQueue(database, logger);
  jobs.work(job, async ({ to }, facts) => {
    if (options.fail?.(facts)) throw new Error(`${to} does not answer`);
    done.push(to);
  });
  await jobs.start({ workers: options.workers ?? false });
  return done;
}

describe('jobs', () => {
  it('exist if and only if the transaction that added them committed', async () => {
    const greet = defineJob('test.committed', Greeting);
    const done = await queueOf(greet);
    await unitOfWork(database, (tx) => jobs.enqueue(tx, greet, { to: 'Ana' }));
    const lost = unitOfWork(database, async (tx) => {
      await jobs.enqueue(tx, greet, { to: 'Luis' });
      throw new Error('the command failed');
    });
    await expect(lost).rejects.toThrow('the command failed');
    expect(await jobs.runAllDue()).toBe(1);
    expect(done).toEqual(['Ana']);
  });

  it('can be added in bulk', async () => {
    const greet = defineJob('test.many', Greeting);
    const done = await queueOf(greet);
    await unitOfWork(database, (tx) => jobs.enqueueAll(tx, greet, [{ to: 'one' }, { to: 'two' }, { to: 'three' }]));
    await jobs.runAllDue();
    expect(done.toSorted()).toEqual(['one', 'three', 'two']);
  });

  it('wait until due', async () => {
    const greet = defineJob('test.later', Greeting);
    const done = await queueOf(greet);
    await jobs.enqueue(null, greet, { to: 'Ana' }, { startAfter: new Date(Date.now() + 3_600_000) });
    expect(await jobs.runAllDue()).toBe(0);
    expect(await jobs.runAllDue({ later: true })).toBe(1);
    expect(done).toEqual(['Ana']);
  });

  it('with the same key are queued once, and a finished one makes room', async () => {
    const greet = defineJob('test.single', Greeting);
    const done = await queueOf(greet);
    const add = () => jobs.enqueue(null, greet, { to: 'Ana' }, { singletonKey: 'ana' });
    expect(await add()).toBe(true);
    expect(await add()).toBe(false);
    await jobs.runAllDue();
    expect(await add()).toBe(true);
    await jobs.runAllDue();
    expect(done).toEqual(['Ana', 'Ana']);
  });

  it('are rejected if their payload doesn’t match the declaration', async () => {
    const greet = defineJob('test.payload', Greeting);
    await queueOf(greet);
    await expect(jobs.enqueue(null, greet, { to: 7 as unknown as string })).rejects.toThrow(/expected string/);
  });

  it('are rejected without a handler', async () => {
    await queueOf(defineJob('test.known', Greeting));
    await expect(jobs.enqueue(null, defineJob('test.unknown', Greeting), { to: 'Ana' })).rejects.toThrow(
      'nobody works on job test.unknown',
    );
  });

  it('are retried when they fail, knowing the attempt number', async () => {
    const greet = defineJob('test.retried', Greeting, { retries: 2 });
    const attempts: JobFacts[] = [];
    const done = await queueOf(greet, { fail: (facts) => attempts.push(facts) < 3 });
    await jobs.enqueue(null, greet, { to: 'Ana' });
    expect(await jobs.runAllDue()).toBe(1);
    expect(await jobs.runAllDue({ later: true })).toBe(2);
    expect(done).toEqual(['Ana']);
    expect(attempts.map(({ attempt, lastAttempt }) => [attempt, lastAttempt])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
  });

  it('are dead after the last attempt, listed with the reason, and can be run again', async () => {
    const greet = defineJob('test.dying', Greeting, { retries: 1 });
    let broken = true;
    const done = await queueOf(greet, { fail: () => broken });
    await jobs.enqueue(null, greet, { to: 'Ana' });
    await jobs.runAllDue({ later: true });
    const [dead, ...others] = await jobs.deadLetters();
    expect(others).toEqual([]);
    expect(dead).toMatchObject({
      job: 'test.dying',
      payload: { to: 'Ana' },
      message: 'Ana does not answer',
      attempts: 2,
    });

    broken = false;
    expect(await jobs.runAgain(dead?.id ?? '')).toBe(true);
    await jobs.runAllDue();
    expect(done).toEqual(['Ana']);
    expect(await jobs.deadLetters()).toEqual([]);
  });

  it('are run by a started worker', async () => {
    const greet = defineJob('test.worked', Greeting);
    const done = await queueOf(greet, { workers: true });
    await unitOfWork(database, (tx) => jobs.enqueue(tx, greet, { to: 'Ana' }));
    await vi.waitUntil(() => done.length > 0, { timeout: 20_000 });
    expect(done).toEqual(['Ana']);
  });

  it('that are running when the process stops are finished first', async () => {
    const greet = defineJob('test.stopping', Greeting);
    let finish = (): void => {};
    let begun = false;
    let finished = false;
    jobs = new JobQueue(database, logger);
    jobs.work(greet, async () => {
      begun = true;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      finished = true;
    });
    await jobs.start();
    await jobs.enqueue(null, greet, { to: 'Ana' });
    await vi.waitUntil(() => begun, { timeout: 20_000 });
    const stopped = jobs.stop();
    finish();
    await stopped;
    expect(finished).toBe(true);
  });

  it('whose process was killed are retried by another', async () => {
    const greet = defineJob('test.orphaned', Greeting, { retryDelaySeconds: 1 });
    const done = await queueOf(greet);
    await jobs.enqueue(null, greet, { to: 'Ana' });
    await jobs.stop();
    // As a killed process leaves it: started, and silent since.
    await database.db.execute(sql`
      update pgboss.job set state = 'active', started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute'
      where name = 'test.orphaned'`);
    jobs = new JobQueue(database, logger);
    jobs.work(
      { ...greet, retryDelaySeconds: 0 },
      async ({ to }, { attempt }) => void done.push(`${to}, attempt ${attempt}`),
    );
    await jobs.start({ superviseSeconds: 1 });
    await vi.waitUntil(() => done.length > 0, { timeout: 30_000 });
    expect(done).toEqual(['Ana, attempt 2']);
  });

  it('are run by one of two processes, once', async () => {
    const greet = defineJob('test.shared', Greeting);
    const done = await queueOf(greet);
    const other = new JobQueue(database, logger);
    other.work(greet, async ({ to }) => void done.push(to));
    await other.start({ workers: false });
    const names = Array.from({ length: 40 }, (_, at) => ({ to: String(at) }));
    await unitOfWork(database, (tx) => jobs.enqueueAll(tx, greet, names));
    await Promise.all([jobs.runAllDue(), other.runAllDue()]);
    await other.stop();
    expect(done.toSorted()).toEqual(names.map(({ to }) => to).toSorted());
  });
});

describe('schedules', () => {
  it('are stored at start, and deleted once removed from the code', async () => {
    const sweep = defineJob('test.sweep', z.object({}));
    const start = async (cron?: string) => {
      jobs = new JobQueue(database, logger);
      jobs.work(sweep, async () => {});
      if (cron) jobs.schedule(sweep, cron, {});
      await jobs.start();
      const { rows } = await database.db.execute<{ cron: string }>(
        sql`select cron from pgboss.schedule where name = 'test.sweep'`,
      );
      await jobs.stop();
      return rows.map((row) => row.cron);
    };
    expect(await start('0 3 * * *')).toEqual(['0 3 * * *']);
    expect(await start('0 4 * * *')).toEqual(['0 4 * * *']);
    expect(await start()).toEqual([]);
  });
});

describe('defineJob', () => {
  it('requires a name of the form area.what_is_done', () => {
    expect(() => defineJob('Mail', Greeting)).toThrow('must look like area.what_is_done');
  });
});
