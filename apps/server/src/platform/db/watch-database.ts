import pg from 'pg';
import type { DatabasePool, WatchedClient } from './database-pool.ts';

/** How often waiting connections are checked. */
const LOOK_MS = 200;
/** After this wait, the watch checks whether the server still responds. */
const SUSPICIOUS_MS = 500;
/** A server that doesn't answer the watch's own connection within this time counts as down. */
const ANSWER_MS = 1500;
/** How often a server that is down is retried. */
const TRY_AGAIN_MS = 250;
/** A timer this late means that this process was suspended: it waits once more. */
const LATE_MS = 250;

const ASK = 'select pid, state from pg_stat_activity where pid = any($1)';

/** Ends server processes started before their connection was abandoned; later their ids may belong to others. */
const END = `select pg_terminate_backend(process.pid) from pg_stat_activity process
  join unnest($1::int[], $2::float8[]) as lost (pid, seconds) on lost.pid = process.pid
  where process.usename = current_user and process.backend_start < now() - make_interval(secs => lost.seconds)`;

/** Called when the database goes down, with the reason, and when it is back. */
export type OnChange = (reachable: boolean, reason?: unknown) => void;

/** What the server does for each requested process. */
type States = ReadonlyMap<number, string>;

interface Suspect {
  waitsSince: number;
  received: number;
}

/**
 * Detects within about two seconds that the database is down: not with a query timeout, since some queries are slow
 * for good reasons, but by checking on its own connection as soon as anything waits for long. While it is down, the
 * pool rejects everyone immediately; the watch retries until it is back. The same check finds single connections that
 * were cut silently: the server is doing nothing for them.
 */
export class DatabaseWatch {
  readonly #pool: DatabasePool;
  readonly #onChange: OnChange;
  readonly #line: WatchLine;
  readonly #suspects = new Map<WatchedClient, Suspect>();
  readonly #timer: NodeJS.Timeout;
  #retry: NodeJS.Timeout | undefined;
  #looking = false;
  #stopped = false;

  constructor(pool: DatabasePool, config: pg.ClientConfig, onChange: OnChange = () => {}) {
    this.#pool = pool;
    this.#onChange = onChange;
    this.#line = new WatchLine(config);
    this.#timer = setInterval(() => void this.#look(), LOOK_MS);
    this.#timer.unref();
    pool.onFailure = () => void this.#look({ suspected: true });
  }

  /** Checks the server now, on the watch's own connection. */
  async answers(): Promise<boolean> {
    if (this.#pool.closedFor !== undefined) return false;
    const states = await this.#line.ask([]);
    if (states === null) this.#goDown();
    return states !== null;
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    this.#line.drop();
  }

  async #look({ suspected = false } = {}): Promise<void> {
    if (this.#looking || this.#stopped || this.#pool.closedFor !== undefined) return;
    const now = performance.now();
    const waiting = this.#pool.waitingClients().filter(({ waitsSince }) => now - (waitsSince ?? now) > SUSPICIOUS_MS);
    for (const suspect of this.#suspects.keys()) if (!waiting.includes(suspect)) this.#suspects.delete(suspect);
    if (waiting.length === 0 && !suspected) return;
    this.#looking = true;
    const states = await this.#line.ask(waiting.flatMap(({ pid }) => pid ?? []));
    this.#looking = false;
    if (states === null) return this.#goDown();
    if (this.#line.seesProcesses) for (const client of waiting) this.#giveUpIfLost(client, states);
    await this.#endAbandoned();
  }

  /** Abandoned if the server, asked twice, does nothing for it, and nothing arrived in between. */
  #giveUpIfLost(client: WatchedClient, states: States): void {
    const { waitsSince, pid, received } = client;
    if (waitsSince === undefined || pid === null || states.get(pid) === 'active')
      return void this.#suspects.delete(client);
    const before = this.#suspects.get(client);
    if (before?.waitsSince === waitsSince && before.received === received)
      this.#pool.giveUp(client, 'the connection to the database was lost');
    else this.#suspects.set(client, { waitsSince, received });
  }

  /** The server does not know these connections are gone, and would keep their locks until it does. */
  async #endAbandoned(): Promise<void> {
    const lost = [...this.#pool.abandoned];
    if (lost.length === 0) return;
    if (this.#line.seesProcesses && !(await this.#line.end(lost))) return;
    for (const [pid] of lost) this.#pool.abandoned.delete(pid);
  }

  #goDown(): void {
    if (this.#stopped || this.#pool.closedFor !== undefined) return;
    this.#pool.shut('the database does not answer');
    this.#onChange(false, this.#line.lastError);
    void this.#tryAgain();
  }

  async #tryAgain(): Promise<void> {
    if (this.#stopped) return;
    if ((await this.#line.ask([])) !== null) {
      await this.#endAbandoned();
      this.#pool.open();
      return this.#onChange(true);
    }
    this.#retry = setTimeout(() => void this.#tryAgain(), TRY_AGAIN_MS);
    this.#retry.unref();
  }
}

/** The watch's own connection, reopened whenever it breaks. Checks run one at a time. */
class WatchLine {
  readonly #config: pg.ClientConfig;
  #client: pg.Client | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** Behind a pooler, the server's processes are not those our connections were told. */
  seesProcesses = false;
  lastError: unknown;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  /** What the server does for the given processes; null if it doesn't answer. */
  ask(pids: number[]): Promise<States | null> {
    return this.#inTurn(async () => {
      const { rows } = await (await this.#connected()).query<{ pid: number; state: string }>(ASK, [pids]);
      return new Map(rows.map(({ pid, state }) => [pid, state]));
    });
  }

  /** Ends server processes, each abandoned at a monotonic time; null if the server doesn't answer. */
  end(lost: readonly (readonly [pid: number, at: number])[]): Promise<boolean | null> {
    return this.#inTurn(async () => {
      const seconds = lost.map(([, at]) => (performance.now() - at) / 1000);
      await (await this.#connected()).query(END, [lost.map(([pid]) => pid), seconds]);
      return true;
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T | null> {
    const asked = this.#last
      .then(() => withinTime(work))
      .catch((error: unknown) => {
        this.lastError = error;
        this.drop();
        return null;
      });
    this.#last = asked;
    return asked;
  }

  drop(): void {
    this.#client?.connection.stream.destroy();
    this.#client = undefined;
  }

  async #connected(): Promise<pg.Client> {
    return this.#client ?? (await this.#connect());
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      ...this.#config,
      application_name: 'travesia watch',
      connectionTimeoutMillis: ANSWER_MS,
      keepAlive: true,
      statement_timeout: ANSWER_MS,
    });
    const forget = () => {
      if (this.#client === client) this.#client = undefined;
    };
    client.on('error', forget);
    client.on('end', forget);
    this.#client = client;
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    this.seesProcesses = rows[0]?.pid === (client as unknown as { processID: number | null }).processID;
    return client;
  }
}

/** Rejects if `work` takes too long, not counting time in which this process was suspended. */
function withinTime<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const wait = (ms: number, last: boolean) => {
      const begun = performance.now();
      timer = setTimeout(() => {
        if (!last && performance.now() - begun > ms + LATE_MS) wait(ms / 2, true);
        // Read what has already arrived first.
        else setImmediate(() => setImmediate(() => reject(new Error(`no answer in ${ANSWER_MS} ms`))));
      }, ms);
      timer.unref();
    };
    wait(ANSWER_MS, false);
    void work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
