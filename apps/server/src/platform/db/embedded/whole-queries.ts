import type { PGlite } from '@electric-sql/pglite';

/** First bytes of the messages that leave the session free for another connection: Query, Sync, Terminate. */
const ENDS = new Set(['Q', 'S', 'X'].map((type) => type.charCodeAt(0)));
/** Messages of a query that a later Sync ends: Parse, Bind, Describe, Execute, Close, Flush. */
const PARTS = new Set(['P', 'B', 'D', 'E', 'C', 'H'].map((type) => type.charCodeAt(0)));
const SYNC = Uint8Array.of('S'.charCodeAt(0), 0, 0, 0, 4);

/**
 * Adapts the engine for the socket server. The server interleaves messages of all connections, and sticks to one
 * connection only while the engine is in a transaction. But a parameterized query takes several messages (Parse, Bind,
 * Execute, Sync), and all connections share one session: without this, one connection's Bind would meet another's
 * Parse. So a started query counts as a transaction until its Sync.
 */
export function keepQueriesWhole(db: PGlite): PGlite {
  let begun = false;
  const changed: Partial<PGlite> = {
    isInTransaction: () => begun || db.isInTransaction(),
    execProtocolRawStream: async (message, options) => {
      const type = message[0] ?? 0;
      if (PARTS.has(type)) begun = true;
      await db.execProtocolRawStream(message, options);
      if (ENDS.has(type)) begun = false;
    },
    // The server sends ROLLBACK when a connection breaks: finish its incomplete query first.
    exec: async (query, options) => {
      if (begun) await db.runExclusive(() => db.execProtocolRawStream(SYNC, { onRawData: () => {} }));
      begun = false;
      return db.exec(query, options);
    },
  };
  return new Proxy(db, {
    get: (target, name) => {
      const own: unknown = Reflect.get(changed, name);
      if (own) return own;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
