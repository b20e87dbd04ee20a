/** Database timeouts, in milliseconds. */
export interface DatabaseLimits {
  /** Connecting. */
  connect: number;
  /** Waiting for a free connection during a call; other work waits up to `acquireApart`. */
  acquire: number;
  acquireApart: number;
  /** Waiting for a lock, one statement, and an idle transaction; work outside calls has longer limits. */
  lock: number;
  lockApart: number;
  statement: number;
  statementApart: number;
  idleInTransaction: number;
  idleInTransactionApart: number;
}

/** Production limits: a call is answered within three seconds, with 503 if the database is unavailable. */
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
