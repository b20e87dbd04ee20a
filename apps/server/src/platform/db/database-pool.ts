import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import pg from 'pg';
import { DatabaseUnreachable } from './database-fault.ts';
import { laneNow } from './lane.ts';
import type { DatabaseLimits } from './limits.ts';

/** First keepalive of an idle connection, milliseconds. */
const KEEP_ALIVE_MS = 10_000;

/** A connection that knows since when it has waited for the server, and that can be given up. */
export class WatchedClient extends pg.Client {
  readonly #limits: DatabaseLimits;
  /** When the oldest of what it waits for began, by the monotonic clock; undefined while it waits for nothing. */
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
    // Taken from the pool it has no listener of the pool's: a connection that breaks between two queries would end the process.
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

  /** The server's process for this connection, as it told at the start. */
  get pid(): number | null {
    return (this as unknown as { processID: number | null }).processID;
  }

  /** Grows with everything that the server sends. */
  get received(): number {
    return (this.connection.stream as Socket).bytesRead;
  }

  /** Breaks the connection off at once: whoever waits for an answer gets an error. */
  giveUp(reason: string): void {
    this.connection.stream.destroy(new DatabaseUnreachable(reason));
  }

  /** A transaction that no call waits for may take longer, which it is told as it begins. */
  #atLeisure(first: unknown): unknown {
    if (laneNow() !== undefined || typeof first !== 'object' || first === null || !('text' in first)) return first;
    const { text } = first;
    if (typeof text !== 'string' || !text.startsWith('begin')) return first;
    const { lockApart, statementApart, idleInTransactionApart } = this.#limits;
    return {
      ...first,
      text: `${text}; set local lock_timeout = ${lockApart}; set local statement_timeout = ${statementApart}; set local idle_in_transaction_session_timeout = ${idleInTransactionApart}`,
    };
  }
}

/** Connections kept back for the calls that come first. */
const KEPT_BACK = 2;

interface Waiting {
  since: number;
  refuse(error: Error): void;
}

/**
 * A pool whose waits end: after `acquire` for calls, later for other work, and for all at once when the database is found
 * to be gone. Calls that come first use connections of their own while all others are taken.
 */
export class DatabasePool extends pg.Pool {
  readonly #limits: DatabaseLimits;
  /**
   * Server processes of connections that were given up, with the time by the monotonic clock. A server that was not told goes
   * on holding their locks.
   */
  readonly abandoned = new Map<number, number>();
  readonly #clients: Set<WatchedClient>;
  readonly #waiting = new Set<Waiting>();
  readonly #keptBack: pg.Pool;
  /** Told of every connection that could not be made. */
  onFailure: () => void = () => {};
  /** Why nobody gets a connection now; undefined while they do. */
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

  /** Connections that wait for the server, whatever for. */
  waitingClients(): WatchedClient[] {
    return [...this.#clients].filter(({ waitsSince }) => waitsSince !== undefined);
  }

  /** Lets nobody have a connection until `open`, breaks off those that are out, and refuses who waits. */
  shut(reason: string): void {
    this.closedFor = reason;
    for (const { refuse } of this.#waiting) refuse(new DatabaseUnreachable(reason));
    for (const client of this.#clients) this.giveUp(client, reason);
  }

  /** Breaks a connection off; its process of the server is to be ended. */
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
          // It comes after all, to nobody.
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
