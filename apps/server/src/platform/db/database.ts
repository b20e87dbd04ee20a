import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { noteStatement, noteUnkeepable } from './revision/reads.ts';

// Whole numbers of SQL as numbers, and calendar dates as the text they are: a Date would move them by the time zone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);

/** What queries run on: the pool, or a transaction. */
export type Db = NodePgDatabase;
/** A running transaction; only unitOfWork makes one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  db: Db;
  pool: pg.Pool;
  engine: 'embedded' | 'postgres';
  close(): Promise<void>;
}

/** The embedded engine has one session for all connections, so names of prepared statements would collide: they are dropped. */
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
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  noteReads(pool);
  return {
    db: drizzle({ client: pool }),
    pool,
    engine,
    close: async () => {
      await pool.end();
      await onClose();
    },
  };
}

/** Has whoever keeps an answer learn what statements it was made from. */
function noteReads(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((first: string | { text: string }, ...rest: unknown[]) => {
    noteStatement(typeof first === 'string' ? first : first.text);
    return query(first, ...rest);
  }) as pg.Pool['query'];
  pool.connect = ((...args: unknown[]) => {
    // The pool's own queries pass a callback; whoever takes a connection may do anything with it.
    if (args.length === 0) noteUnkeepable();
    return connect(...args);
  }) as pg.Pool['connect'];
}

/** Opens a pool on a PostgreSQL server. */
export function connectPostgres(url: string, poolSize: number): Database {
  return wrap(
    new pg.Pool({ connectionString: url, max: poolSize, application_name: 'travesia' }),
    'postgres',
    async () => {},
  );
}

/** Opens a pool on an embedded engine that listens in `socketDir`. */
export function connectEmbedded(socketDir: string, onClose: () => Promise<void>): Database {
  const pool = new pg.Pool({
    host: socketDir,
    user: 'postgres',
    database: 'postgres',
    max: 8,
    Client: EmbeddedClient as typeof pg.Client,
  });
  return wrap(pool, 'embedded', onClose);
}
