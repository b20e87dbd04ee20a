import pg from 'pg';
import type { Database } from './database.ts';

/** Delay before a broken listening connection is reopened. */
const RECONNECT_MS = 2000;
/** A connection that only listens would not notice a broken network: it sends a query this often. */
const ASK_MS = 15_000;
const ANSWER_MS = 5000;

/**
 * Calls `onNotify` with the payload of every NOTIFY on a channel, and once without after each (re)connect, because notifications in
 * between are lost. It is only an optimization: callers must also poll. On the embedded engine, where notifications don't
 * arrive, it does nothing. Returns the function that stops it.
 */
export function listen(
  database: Database,
  channel: string,
  onNotify: (payload?: string) => void,
  onError: (error: unknown) => void,
  askMs = ASK_MS,
): () => Promise<void> {
  if (database.engine === 'embedded') return async () => {};
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;
  let ended = false;

  async function connect(): Promise<void> {
    const { connectionString, application_name } = database.pool.options;
    const next = new pg.Client({
      connectionString,
      application_name,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    client = next;
    const breakOff = () => next.connection.stream.destroy();
    next.on('error', onError);
    next.on('end', () => {
      clearInterval(asking);
      if (!ended) timer = setTimeout(() => void connect(), RECONNECT_MS).unref();
    });
    next.on('notification', ({ payload = '' }) => onNotify(payload));
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      let isAnswered = true;
      asking = setInterval(() => {
        if (!isAnswered) return;
        isAnswered = false;
        next.query('select 1').then(() => (isAnswered = true), breakOff);
      }, askMs);
      asking.unref();
      onNotify();
    } catch (error) {
      if (!ended) onError(error);
      breakOff();
    }
  }

  const connecting = connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    clearInterval(asking);
    await connecting;
    await client?.end();
  };
}
