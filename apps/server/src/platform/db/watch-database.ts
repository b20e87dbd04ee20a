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

export interface DatabaseWatch {
  /** Asks the server now, on a connection of the watch's own. */
  answers(): Promise<boolean>;
  stop(): Promise<void>;
}

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
export function watchDatabase(
  pool: DatabasePool,
  config: pg.ClientConfig,
  onChange: (reachable: boolean, reason?: unknown) => void = () => {},
): DatabaseWatch {
  let own: pg.Client | undefined;
  /** Behind a pooler the server's processes are not those that our connections were told. */
  let seesProcesses = false;
  let asking: Promise<Map<number, string> | null> | undefined;
  let lastError: unknown;
  let looking = false;
  let stopped = false;
  let retry: NodeJS.Timeout | undefined;
  const suspects = new Map<WatchedClient, Suspect>();

  async function connect(): Promise<pg.Client> {
    if (own) return own;
    const client = new pg.Client({
      ...config,
      application_name: 'travesia watch',
      connectionTimeoutMillis: ANSWER_MS,
      keepAlive: true,
      statement_timeout: ANSWER_MS,
    });
    client.on('error', () => drop(client));
    client.on('end', () => drop(client));
    own = client;
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    seesProcesses = rows[0]?.pid === (client as unknown as { processID: number | null }).processID;
    return client;
  }

  function drop(client: pg.Client): void {
    if (own === client) own = undefined;
    client.connection.stream.destroy();
  }

  /** What the server does for the given processes; null when it does not answer. One question at a time. */
  function ask(pids: number[]): Promise<Map<number, string> | null> {
    asking ??= withinTime(askNow(pids)).then(
      (states) => {
        asking = undefined;
        return states;
      },
      (error: unknown) => {
        asking = undefined;
        if (own) drop(own);
        lastError = error;
        return null;
      },
    );
    return asking;
  }

  async function askNow(pids: number[]): Promise<Map<number, string>> {
    const client = await connect();
    const { rows } = await client.query<{ pid: number; state: string }>(ASK, [pids]);
    return new Map(rows.map(({ pid, state }) => [pid, state]));
  }

  async function look(): Promise<void> {
    if (looking || stopped || pool.closedFor !== undefined) return;
    looking = true;
    await lookNow();
    looking = false;
  }

  async function lookNow(): Promise<void> {
    const now = performance.now();
    const waiting = pool.waitingClients().filter(({ waitsSince }) => now - (waitsSince ?? now) > SUSPICIOUS_MS);
    for (const suspect of suspects.keys()) if (!waiting.includes(suspect)) suspects.delete(suspect);
    if (waiting.length === 0) return;
    // Another question, which did not name these, is answered first.
    if (asking && (await asking) === null) return goDown();
    const states = await ask(waiting.flatMap(({ pid }) => pid ?? []));
    if (states === null) return goDown();
    if (!seesProcesses) return;
    for (const client of waiting) giveUpIfLost(client, states);
  }

  /** Given up when the server, asked twice, does nothing for it, and nothing came in between. */
  function giveUpIfLost(client: WatchedClient, states: Map<number, string>): void {
    const { waitsSince, pid, received } = client;
    if (waitsSince === undefined || pid === null || states.get(pid) === 'active') return void suspects.delete(client);
    const before = suspects.get(client);
    if (before?.waitsSince === waitsSince && before.received === received)
      client.giveUp('the connection to the database was lost');
    else suspects.set(client, { waitsSince, received });
  }

  function goDown(): void {
    if (stopped || pool.closedFor !== undefined) return;
    pool.shut('the database does not answer');
    onChange(false, lastError);
    void tryAgain();
  }

  async function tryAgain(): Promise<void> {
    if (stopped) return;
    if ((await ask([])) !== null) {
      pool.open();
      return onChange(true);
    }
    retry = setTimeout(() => void tryAgain(), TRY_AGAIN_MS);
    retry.unref();
  }

  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  let suspected = false;
  pool.onFailure = () => {
    if (suspected || stopped || pool.closedFor !== undefined) return;
    suspected = true;
    void ask([]).then((states) => {
      suspected = false;
      if (states === null) goDown();
    });
  };

  return {
    answers: async () => pool.closedFor === undefined && (await ask([])) !== null,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      clearTimeout(retry);
      if (own) drop(own);
    },
  };
}

/** Rejects when `work` takes too long by a clock that does not count the time in which this process did not run. */
function withinTime<T>(work: Promise<T>): Promise<T> {
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
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
