import { defineEvent } from '@travesia/contracts/kit';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { JobQueue } from '../../jobs/job-queue.ts';
import { drainJobs } from '../../testing/drain-jobs.ts';
import { statementsDuring } from '../../testing/statements-during.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { appendEvent } from '../append-event.ts';
import { Outbox } from '../outbox.ts';
import { inBulk } from '../../db/in-bulk.ts';

const Stepped = defineEvent({
  name: 'test.stepped.v1',
  description: 'A thing took a step.',
  payload: z.object({ thing: z.string(), step: z.int() }),
  aggregate: ({ thing }) => `thing/${thing}`,
});

let database: Database;
let jobs: JobQueue;
let outbox: Outbox;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table heard (at int generated always as identity, said text)`);
});
beforeEach(async () => {
  await database.db.execute(
    sql`truncate heard, outbox_events, outbox_subscribers, processed_events, event_streams, event_deliveries`,
  );
  const logger = pino({ level: 'silent' });
  jobs = new JobQueue(database, logger);
  outbox = new Outbox(database, jobs, logger);
});
afterEach(async () => {
  await outbox.stop();
  await jobs.stop();
});
afterAll(() => database.close());

const hear = inBulk(async (db, all: readonly string[]) => {
  await db.execute(sql`insert into heard (said) select * from unnest(${sql.param([...all])}::text[])`);
  return all.map(() => undefined);
});
const heard = async () => {
  const { rows } = await database.db.execute<{ said: string }>(sql`select said from heard order by at`);
  return rows.map(({ said }) => said);
};
const step = (thing: string, number: number) =>
  unitOfWork(database, (tx) => appendEvent(tx, Stepped, { thing, step: number }));
const settle = () => drainJobs({ jobs, outbox });

it('events of several aggregates share the statements of their handlers', async () => {
  outbox.subscribe(Stepped, 'map', (tx, { thing }) => hear(tx, thing), { together: true });
  await jobs.start({ workers: false });
  for (const thing of ['a', 'b', 'c', 'd']) await step(thing, 1);
  const sent = await statementsDuring(database, settle);
  expect(sent.filter((text) => text.includes('into heard'))).toHaveLength(1);
  expect((await heard()).toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

it('events of one aggregate stay in their order, each handled once', async () => {
  outbox.subscribe(Stepped, 'map', (tx, { thing, step: number }) => hear(tx, `${thing}${number}`), { together: true });
  await jobs.start({ workers: false });
  for (const number of [1, 2, 3]) for (const thing of ['a', 'b']) await step(thing, number);
  await settle();
  await settle();
  const said = await heard();
  expect(said.filter((text) => text.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  expect(said.filter((text) => text.startsWith('b'))).toEqual(['b1', 'b2', 'b3']);
});

it('one that fails leaves no trace, keeps no other from its end, and is tried again', async () => {
  let isBroken = true;
  outbox.subscribe(
    Stepped,
    'map',
    async (tx, { thing }) => {
      await hear(tx, thing);
      if (isBroken && thing === 'b') throw new Error('not now');
    },
    { together: true },
  );
  await jobs.start({ workers: false });
  for (const thing of ['a', 'b', 'c']) await step(thing, 1);
  await settle();
  expect((await heard()).toSorted()).toEqual(['a', 'c']);
  isBroken = false;
  await drainJobs({ jobs, outbox }, { later: true });
  expect((await heard()).toSorted()).toEqual(['a', 'b', 'c']);
});
