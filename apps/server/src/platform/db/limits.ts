/** How long the database may take, milliseconds. */
export interface DatabaseLimits {
  /** Making a connection. */
  connect: number;
  /** Waiting for a free connection while answering a call; other work waits up to `acquireApart`. */
  acquire: number;
  acquireApart: number;
  /** Waiting for a lock, one statement, and a transaction that does nothing; other work than calls has the larger ones. */
  lock: number;
  lockApart: number;
  statement: number;
  statementApart: number;
  idleInTransaction: number;
  idleInTransactionApart: number;
}

/** What the product runs with: a call is answered within three seconds, with 503 when the database does not let it be. */
export const STRICT: DatabaseLimits = {
  connect: 2000,
  acquire: 2500,
  acquireApart: 30_000,
  lock: 2500,
  lockApart: 30_000,
  statement: 60_000,
  statementApart: 600_000,
  idleInTransaction: 20_000,
  idleInTransactionApart: 600_000,
};
