import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { cube } from '@electric-sql/pglite/contrib/cube';
import { earthdistance } from '@electric-sql/pglite/contrib/earthdistance';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { keepQueriesWhole } from './whole-queries.ts';

/** Connections that share the single session. */
export const EMBEDDED_CONNECTIONS = 16;

export interface Engine {
  /** Folder of the unix socket, the `host` of a PostgreSQL client. */
  socketDir: string;
  /** The whole database as a tar file, to start other engines from. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL in WebAssembly behind a unix socket that only this user can access. Without `dataDir` it runs in
 * memory; `snapshot` is an initial dump; `socketDir` is an empty folder for the socket.
 */
export async function openEngine(options: { dataDir?: string; snapshot?: Blob; socketDir?: string }): Promise<Engine> {
  const db = await PGlite.create({
    ...(options.dataDir ? { dataDir: options.dataDir } : {}),
    ...(options.snapshot ? { loadDataDir: options.snapshot } : {}),
    extensions: { btree_gist, cube, earthdistance, fuzzystrmatch, pg_trgm, unaccent },
  });
  const socketDir = options.socketDir ?? (await mkdtemp(path.join(tmpdir(), 'travesia-')));
  const server = new PGLiteSocketServer({
    db: keepQueriesWhole(db),
    path: path.join(socketDir, '.s.PGSQL.5432'),
    maxConnections: EMBEDDED_CONNECTIONS,
  });
  await server.start();
  return {
    socketDir,
    dump: () => db.dumpDataDir('none'),
    close: async () => {
      await server.stop();
      await db.close();
      await rm(socketDir, { recursive: true, force: true });
    },
  };
}
