import { randomUUID } from 'node:crypto';
import type { JobInsert, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Database, Tx } from '../db/database.ts';
import { inBulk } from '../db/in-bulk.ts';
import { afterCommit } from '../db/unit-of-work.ts';
import { createBoss, prepareQueues, readQueue, SUPERVISE_SECONDS } from './boss-options.ts';
import { DEAD_QUEUE, type DeadLetter, listDeadLetters } from './dead-letters.ts';
import type { JobDefinition } from './define-job.ts';
import type { EnqueueOptions, Jobs } from './jobs.ts';
import { countJobs, NO_JOBS, type QueueCounts, txConnection } from './jobs.repo.ts';
import { runAllDue } from './run-all-due.ts';
import type { JobHandler, Registered, Together } from './run-job.ts';
import { type Schedule, storeSchedules } from './schedules.ts';
import type { WakeLoop } from './wake-loop.ts';
import { startWorkers } from './workers.ts';

/** How long stopping waits for running jobs. */
const STOP_MS = 8_000;

/** The jobs of one process, on pg-boss. */
export class JobQueue implements Jobs {
  readonly #database: Database;
  readonly #logger: Logger;
  readonly #registered = new Map<string, Registered>();
  readonly #schedules: Schedule[] = [];
  /** Queues cached by pg-boss. */
  readonly #learned = new Set<string>();
  #running: PgBoss | undefined;
  #loop: WakeLoop | undefined;

  constructor(database: Database, logger: Logger) {
    this.#database = database;
    this.#logger = logger;
  }

  work<P extends z.ZodType>(job: JobDefinition<P>, handler: JobHandler<P>, together?: Together<P>): void {
    if (this.#running) throw new Error(`job ${job.name} is registered after the queue has started`);
    if (this.#registered.has(job.name)) throw new Error(`job ${job.name} is registered twice`);
    this.#registered.set(job.name, { job, handler: handler as JobHandler, together: together as Together | undefined });
  }

  schedule<P extends z.ZodType>(
    job: JobDefinition<P>,
    cron: string,
    payload: z.input<P>,
    { catchUp = false }: { catchUp?: boolean } = {},
  ): void {
    if (this.#running) throw new Error(`job ${job.name} is scheduled after the queue has started`);
    this.#schedules.push({ job, cron, payload: job.payload.parse(payload) as object, catchUp });
  }

  async enqueue<P extends z.ZodType>(
    tx: Tx | null,
    job: JobDefinition<P>,
    payload: z.input<P>,
    options: EnqueueOptions = {},
  ): Promise<boolean> {
    const id = await this.#bossFor(job).send(job.name, job.payload.parse(payload) as object, {
      singletonKey: options.singletonKey ?? randomUUID(),
      ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      ...(tx ? { db: txConnection(tx) } : {}),
    });
    if (tx) afterCommit(() => this.wake());
    else this.wake();
    return id !== null;
  }

  async enqueueInBulk<P extends z.ZodType>(
    tx: Tx,
    job: JobDefinition<P>,
    payload: z.input<P>,
    { startAfter }: Pick<EnqueueOptions, 'startAfter'> = {},
  ): Promise<void> {
    this.#bossFor(job);
    const row = { data: job.payload.parse(payload) as object, singletonKey: randomUUID() };
    await this.#insertInBulk(tx, { name: job.name, row: { ...row, ...(startAfter ? { startAfter } : {}) } });
    afterCommit(() => this.wake());
  }

  /** Jobs of several kinds, in one statement for each. */
  readonly #insertInBulk = inBulk(async (tx, added: readonly { name: string; row: JobInsert }[]) => {
    for (const [name, rows] of Map.groupBy(added, (one) => one.name))
      await this.#boss().insert(
        name,
        rows.map(({ row }) => row),
        { db: txConnection(tx as Tx) },
      );
    return added.map(() => undefined);
  });

  async enqueueAll<P extends z.ZodType>(tx: Tx, job: JobDefinition<P>, payloads: readonly z.input<P>[]): Promise<void> {
    const boss = this.#bossFor(job);
    const rows = payloads.map((payload) => ({
      data: job.payload.parse(payload) as object,
      singletonKey: randomUUID(),
    }));
    if (rows.length) await boss.insert(job.name, rows, { db: txConnection(tx) });
    afterCommit(() => this.wake());
  }

  async learn(names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (this.#learned.has(name)) continue;
      await readQueue(this.#boss(), name);
      this.#learned.add(name);
    }
  }

  async enqueueRows(tx: Tx, name: string, rows: readonly { id: string; data: object }[]): Promise<void> {
    const jobs = rows.map((row) => ({ ...row, singletonKey: row.id }));
    await this.#boss().insert(name, jobs, { db: txConnection(tx) });
    afterCommit(() => this.wake());
  }

  async start({ workers = true, superviseSeconds = SUPERVISE_SECONDS } = {}): Promise<void> {
    const registered = [...this.#registered.values()];
    const boss = createBoss(this.#database, this.#logger, workers ? superviseSeconds : null);
    await boss.start();
    await prepareQueues(
      boss,
      registered.map(({ job }) => job),
    );
    for (const { job } of registered) this.#learned.add(job.name);
    this.#running = boss;
    if (!workers) return;
    await storeSchedules(boss, this.#schedules);
    this.#loop = await startWorkers(boss, this.#database, registered, this.#logger);
  }

  wake(): void {
    this.#loop?.wake();
  }

  async stop(): Promise<void> {
    await this.#loop?.stop();
    await this.#running?.stop({ graceful: true, timeout: STOP_MS, close: false });
    this.#running = undefined;
  }

  async counts(): Promise<QueueCounts[]> {
    const crons = new Map(this.#schedules.map(({ job, cron }) => [job.name, cron]));
    const counted = new Map((await countJobs(this.#database)).map((row) => [row.name, row]));
    // Kinds that an earlier version left failed jobs of stay in the count until an admin has looked at them.
    const left = [...counted.values()].filter(({ dead }) => dead > 0).map(({ name }) => name);
    return [...new Set([...this.#registered.keys(), ...left])].toSorted().map((name) => ({
      ...NO_JOBS,
      ...counted.get(name),
      name,
      cron: crons.get(name) ?? null,
    }));
  }

  deadLetters(limit = 100): Promise<DeadLetter[]> {
    return listDeadLetters(this.#boss(), limit);
  }

  async runAgain(deadLetterId: string): Promise<boolean> {
    return (await this.#boss().redrive(DEAD_QUEUE, { ids: [deadLetterId] })) > 0;
  }

  runAllDue({ later = false } = {}): Promise<number> {
    return runAllDue(this.#boss(), this.#database, [...this.#registered.values()], this.#logger, later);
  }

  #boss(): PgBoss {
    if (!this.#running) throw new Error('the job queue is not started');
    return this.#running;
  }

  #bossFor(job: JobDefinition): PgBoss {
    if (!this.#registered.has(job.name))
      throw new Error(`nobody works on job ${job.name}: register it with jobs.work()`);
    return this.#boss();
  }
}
