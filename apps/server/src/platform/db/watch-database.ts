import pg from 'pg';
import type { DatabasePool, WatchedClient } from './database-pool.ts';

/** How often what waits for the server is looked at. */
const LOOK_MS = 200;
/** What has waited so long makes the watch ask whether the server still answers. */
const SUSPICIOUS_MS = 500;
/** A server that does not answer the watch's own connection in this time is gone, or as good as gone. */
const ANSWER_MS = 1500;
/** How often a server that is gone is tried. */
const TRY_AGAIN_MS = 250;
/** A timer that comes so late says that this process did not run: it waits once more. */
const LATE_MS = 250;

const ASK = 'select pid, state from pg_stat_activity where pid = any($1)';

/** Ends processes that began before their connection was given up; since then their numbers may be others'. */
const END = `select pg_terminate_backend(process.pid) from pg_stat_activity process
  join unnest($1::int[], $2::float8[]) as lost (pid, seconds) on lost.pid = process.pid
  where process.usename = current_user and process.backend_start < now() - make_interval(secs => lost.seconds)`;

/** Told when the database is gone, with the reason, and when it is back. */
export type OnChange = (reachable: boolean, reason?: unknown) => void;

/** What the server does for each of its processes that was asked for. */
type States = ReadonlyMap<number, string>;

interface Suspect {
  waitsSince: number;
  received: number;
}

/**
 * Notices within about two seconds that the database is gone: not by a limit for queries, some of which are slow for good
 * reasons, but by asking on a connection of its own as soon as anything waits for long. While it is gone the pool refuses
 * everybody at once instead of letting them wait; the watch tries until it is back. The same question tells of single
 * connections that were cut silently: the server knows nothing of what they wait for.
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

  /** Asks the server now, on the watch's own connection. */
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

  /** Given up when the server, asked twice, does nothing for it, and nothing came in between. */
  #giveUpIfLost(client: WatchedClient, states: States): void {
    const { waitsSince, pid, received } = client;
    if (waitsSince === undefined || pid === null || states.get(pid) === 'active')
      return void this.#suspects.delete(client);
    const before = this.#suspects.get(client);
    if (before?.waitsSince === waitsSince && before.received === received)
      this.#pool.giveUp(client, 'the connection to the database was lost');
    else this.#suspects.set(client, { waitsSince, received });
  }

  /** The server does not know that nobody listens to them any more, and until it does they keep what they locked. */
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

/** The watch's own connection, made again whenever it broke. Questions wait for each other. */
class WatchLine {
  readonly #config: pg.ClientConfig;
  #client: pg.Client | undefined;
  #last: Promise<unknown> = Promise.resolve();
  /** Behind a pooler the server's processes are not those that our connections were told. */
  seesProcesses = false;
  lastError: unknown;

  constructor(config: pg.ClientConfig) {
    this.#config = config;
  }

  /** What the server does for the given processes; null when it does not answer. */
  ask(pids: number[]): Promise<States | null> {
    return this.#inTurn(async () => {
      const { rows } = await (await this.#connected()).query<{ pid: number; state: string }>(ASK, [pids]);
      return new Map(rows.map(({ pid, state }) => [pid, state]));
    });
  }

  /** Ends processes of the server, each given up at a time by the monotonic clock; null when it does not answer. */
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

/** Rejects when `work` takes too long by a clock that does not count the time in which this process did not run. */
function withinTime<T>(work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const wait = (ms: number, last: boolean) => {
      const begun = performance.now();
      timer = setTimeout(() => {
        if (!last && performance.now() - begun > ms + LATE_MS) wait(ms / 2, true);
        // What has arrived meanwhile is read first.
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
