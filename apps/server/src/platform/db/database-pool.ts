import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import pg from 'pg';
import { DatabaseUnreachable } from './database-fault.ts';
import { laneNow } from './lane.ts';
import type { DatabaseLimits } from './limits.ts';

/** Initial keepalive delay of an idle connection, in milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/** A connection that tracks how long it has waited for the server, and can be abandoned. */
export class WatchedClient extends pg.Client {
  readonly #limits: DatabaseLimits;
  /** When its oldest pending wait began, by the monotonic clock; undefined if none. */
  waitsSince: number | undefined;

  constructor(config: pg.ClientConfig, limits: DatabaseLimits) {
    super({
      ...config,
      connectionTimeoutMillis: limits.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      lock_timeout: limits.lock,
      statement_timeout: limits.statement,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    });
    this.#limits = limits;
    // Checked out, it lacks the pool's listener: a connection that breaks between two queries would end the process.
    this.on('error', () => {});
    this.on('drain', () => (this.waitsSince = undefined));
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const watched = (first: unknown, ...rest: unknown[]) => {
      this.waitsSince ??= performance.now();
      return query(this.#atLeisure(first), ...rest);
    };
    this.query = watched as pg.Client['query'];
    const connect = this.connect.bind(this) as (...args: unknown[]) => unknown;
    const watchedConnect = (...args: unknown[]) => {
      this.waitsSince = performance.now();
      return connect(...args);
    };
    this.connect = watchedConnect as pg.Client['connect'];
  }

  /** The server process of this connection, as reported at connect. */
  get pid(): number | null {
    return (this as unknown as { processID: number | null }).processID;
  }

  /** Incremented with everything the server sends. */
  get received(): number {
    return (this.connection.stream as Socket).bytesRead;
  }

  /** Breaks the connection immediately: pending queries fail. */
  giveUp(reason: string): void {
    this.connection.stream.destroy(new DatabaseUnreachable(reason));
  }

  /** Transactions outside calls may take longer; the server is told at their start. */
  #atLeisure(first: unknown): unknown {
    if (laneNow() !== undefined || typeof first !== 'object' || first === null || !('text' in first)) return first;
    const { text } = first;
    if (typeof text !== 'string' || !text.startsWith('begin')) return first;
    const { lockApart, statementApart, idleInTransactionApart } = this.#limits;
    const limits = `; set local lock_timeout = ${lockApart}; set local statement_timeout = ${statementApart}; set local idle_in_transaction_session_timeout = ${idleInTransactionApart}`;
    // Before what is locked by the same message.
    return { ...first, text: text.replace(/^begin[^;]*/, (begin) => begin + limits) };
  }
}

/** Connections reserved for priority calls. */
const KEPT_BACK = 2;

interface Waiting {
  since: number;
  refuse(error: Error): void;
}

/**
 * A pool with bounded waits: `acquire` for calls, longer for other work, and none at all once the database is found to
 * be down. Priority calls use reserved connections when all others are taken.
 */
export class DatabasePool extends pg.Pool {
  readonly #limits: DatabaseLimits;
  /**
   * Server processes of abandoned connections, with the monotonic time. A server that was not told keeps holding their
   * locks.
   */
  readonly abandoned = new Map<number, number>();
  readonly #clients: Set<WatchedClient>;
  readonly #waiting = new Set<Waiting>();
  readonly #keptBack: pg.Pool;
  /** Called for every connection that could not be made. */
  onFailure: () => void = () => {};
  /** Why no connection is available now; undefined if they are. */
  closedFor: string | undefined;

  constructor(config: pg.PoolConfig, limits: DatabaseLimits) {
    const clients = new Set<WatchedClient>();
    class Client extends WatchedClient {
      constructor(own: pg.ClientConfig = {}) {
        super(own, limits);
        clients.add(this);
        this.once('end', () => clients.delete(this));
      }
    }
    super({ ...config, Client });
    this.#limits = limits;
    this.#clients = clients;
    this.#keptBack = new pg.Pool({ ...config, max: KEPT_BACK, Client });
    this.on('connect', (client) => ((client as unknown as WatchedClient).waitsSince = undefined));
    this.#keptBack.on('connect', (client) => ((client as unknown as WatchedClient).waitsSince = undefined));
    this.#keptBack.on('error', () => {});
  }

  /** Connections waiting for the server, for any reason. */
  waitingClients(): WatchedClient[] {
    return [...this.#clients].filter(({ waitsSince }) => waitsSince !== undefined);
  }

  /** Hands out no connections until `open`, breaks those in use, and rejects waiters. */
  shut(reason: string): void {
    this.closedFor = reason;
    for (const { refuse } of this.#waiting) refuse(new DatabaseUnreachable(reason));
    for (const client of this.#clients) this.giveUp(client, reason);
  }

  /** Breaks a connection; its server process must be ended. */
  giveUp(client: WatchedClient, reason: string): void {
    if (client.pid !== null) this.abandoned.set(client.pid, performance.now());
    client.giveUp(reason);
  }

  open(): void {
    this.closedFor = undefined;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): void;
  override connect(
    callback?: (error: Error | undefined, client: pg.PoolClient | undefined, done: (release?: unknown) => void) => void,
  ): Promise<pg.PoolClient> | void {
    if (!callback) return this.#take();
    callbackify(() => this.#take())((error, client) => {
      if (error) callback(error, undefined, () => {});
      else callback(undefined, client, (release) => client.release(release as Error));
    });
  }

  override async end(): Promise<void> {
    await Promise.all([super.end(), this.#keptBack.end()]);
  }

  #take(): Promise<pg.PoolClient> {
    if (this.closedFor !== undefined) return Promise.reject(new DatabaseUnreachable(this.closedFor));
    const lane = laneNow();
    const full = this.idleCount === 0 && this.totalCount >= (this.options.max ?? 0);
    // One that is idle is given at once: nothing to be patient for.
    if (this.idleCount > this.waitingCount) return super.connect();
    const given = lane === 'first' && full ? this.#keptBack.connect() : super.connect();
    return new Promise((resolve, reject) => {
      let refused = false;
      const patience = lane ? this.#limits.acquire : this.#limits.acquireApart;
      const timer = setTimeout(
        () => waiting.refuse(new DatabaseUnreachable(`no connection was free in ${patience} ms`)),
        patience,
      );
      timer.unref();
      const waiting: Waiting = {
        since: performance.now(),
        refuse: (error) => {
          refused = true;
          this.#waiting.delete(waiting);
          clearTimeout(timer);
          reject(error);
        },
      };
      this.#waiting.add(waiting);
      given.then(
        (client) => {
          // It connected after all; close it.
          if (refused) return client.release();
          this.#waiting.delete(waiting);
          clearTimeout(timer);
          resolve(client);
        },
        (error: Error) => {
          this.onFailure();
          if (!refused) waiting.refuse(error);
        },
      );
    });
  }
}
