import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabasePool } from './database-pool.ts';
import type { DatabaseLimits } from './limits.ts';
import { noteStatement, noteUnkeepable } from './revision/reads.ts';
import { DatabaseWatch, type OnChange } from './watch-database.ts';

// SQL integers as numbers, and calendar dates as text: a Date would shift them by the time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

/** What queries run on: the pool, or a transaction. */
export type Db = NodePgDatabase;
/** A running transaction; only unitOfWork creates one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  db: Db;
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  /** Checks whether the database works, bypassing the connection queue. False or an error means it doesn't. */
  answers(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * All connections share the embedded engine's single session, so names of prepared statements would collide: they are
 * removed.
 */
class EmbeddedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const unnamed = (first: unknown, ...rest: unknown[]) =>
      query(
        typeof first === 'object' && first !== null && 'name' in first
          ? Object.assign(first, { name: undefined })
          : first,
        ...rest,
      );
    this.query = unnamed as pg.Client['query'];
  }
}

function wrap(pool: pg.Pool, engine: Database['engine'], onClose: () => Promise<void>): Database {
  // The pool replaces a connection that breaks while idle; without a listener it would end the process.
  pool.on('error', () => {});
  noteReads(pool);
  // So would one that breaks while in use, between two queries: the next query on it fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => {}));
  return {
    db: drizzle({ client: pool }),
    pool,
    engine,
    answers: async () => (await pool.query('select 1')).rowCount === 1,
    close: async () => {
      await pool.end();
      await onClose();
    },
  };
}

/** Reports statements to whoever caches a response made from them. */
function noteReads(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((first: string | { text: string }, ...rest: unknown[]) => {
    noteStatement(typeof first === 'string' ? first : first.text);
    return query(first, ...rest);
  }) as pg.Pool['query'];
  pool.connect = ((...args: unknown[]) => {
    // The pool's own queries pass a callback; a checked-out connection can be used for anything.
    if (args.length === 0) noteUnkeepable();
    return connect(...args);
  }) as pg.Pool['connect'];
}

/**
 * Opens a pool on a PostgreSQL server. With `limits`, all waits are bounded and it is monitored: see DatabaseWatch.
 * Without them (commands, tests), statements may take any time.
 */
export function connectPostgres(url: string, poolSize: number, limits?: DatabaseLimits, onChange?: OnChange): Database {
  const config = { connectionString: url, application_name: 'travesia' };
  if (!limits) return wrap(new pg.Pool({ ...config, max: poolSize }), 'postgres', async () => {});
  const pool = new DatabasePool({ ...config, max: poolSize }, limits);
  const watch = new DatabaseWatch(pool, config, onChange);
  return { ...wrap(pool, 'postgres', async () => watch.stop()), answers: () => watch.answers() };
}

/** Opens a pool on an embedded engine listening in `socketDir`. */
export function connectEmbedded(
  socketDir: string,
  onClose: () => Promise<void>,
  runs: () => boolean = () => true,
): Database {
  const pool = new pg.Pool({
    host: socketDir,
    user: 'postgres',
    database: 'postgres',
    max: 8,
    Client: EmbeddedClient as typeof pg.Client,
  });
  const database = wrap(pool, 'embedded', onClose);
  return { ...database, answers: async () => runs() && database.answers() };
}
