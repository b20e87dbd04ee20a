import pg from 'pg';
import type { Database } from './database.ts';

/** Wait before a broken listening connection is made again. */
const RECONNECT_MS = 2000;

/**
 * Calls `onNotify` for every NOTIFY on a channel, and once after each (re)connection, because what was said meanwhile
 * is lost. It only makes things faster: whoever uses it must also look by itself. On the embedded engine, where
 * notifications do not arrive, it does nothing. Returns the function that ends it.
 */
export function listen(
  database: Database,
  channel: string,
  onNotify: () => void,
  onError: (error: unknown) => void,
): () => Promise<void> {
  if (database.engine === 'embedded') return async () => {};
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...database.pool.options, keepAlive: true });
    client = next;
    next.on('error', onError);
    next.on('end', () => {
      if (!ended) timer = setTimeout(() => void connect(), RECONNECT_MS).unref();
    });
    next.on('notification', onNotify);
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      onNotify();
    } catch (error) {
      if (!ended) onError(error);
      await next.end().catch(onError);
    }
  }

  const connecting = connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await connecting;
    await client?.end();
  };
}
