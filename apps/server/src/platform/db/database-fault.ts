/** The database can't be reached, or has no free connection. Thrown before any statement was sent. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

/** SQLSTATEs that mean "not now": https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNAVAILABLE = new Set([
  '25006', // read-only: a standby that has not taken over yet
  '25P03', // idle in a transaction for too long
  '40001', // serialization failure, after all retries
  '40P01', // deadlock, after all retries
  '53000',
  '53200', // out of memory
  '53300', // too many connections
  '53400',
  '55P03', // lock not available in time
  '57014', // statement timeout
  '57P01', // shut down by an admin
  '57P02', // crash of another session
  '57P03', // starting up, or in recovery
  '57P05', // idle session timeout
]);
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Driver messages without a code. */
const LOST_WORDS =
  /^(Connection terminated|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after)/;
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Classifies an error as a database or disk fault; null for any other error. */
export function databaseFault(error: unknown): 'unavailable' | 'full' | null {
  for (const one of withCauses(error)) {
    if (one instanceof DatabaseUnreachable) return 'unavailable';
    const code = 'code' in one && typeof one.code === 'string' ? one.code : '';
    if (FULL.has(code)) return 'full';
    if (code.startsWith('08') && code.length === 5) return 'unavailable';
    if (UNAVAILABLE.has(code) || LOST.has(code) || LOST_WORDS.test(one.message)) return 'unavailable';
    // The socket of the embedded engine while it restarts.
    if (code === 'ENOENT' && 'syscall' in one && one.syscall === 'connect') return 'unavailable';
  }
  return null;
}

/** An error, its causes, and aggregated errors: connecting to a name with several addresses fails once for each. */
function* withCauses(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) {
    yield at;
    if (at instanceof AggregateError) for (const inner of at.errors) yield* withCauses(inner);
  }
}

/** The five-character SQLSTATE of a database error, wherever the driver put it. */
export function sqlState(error: unknown): string | undefined {
  for (const one of withCauses(error)) {
    if ('code' in one && typeof one.code === 'string' && /^[0-9A-Z]{5}$/.test(one.code)) return one.code;
  }
  return undefined;
}

/** Name of the violated constraint. */
export function brokenConstraint(error: unknown): string | undefined {
  for (const one of withCauses(error)) {
    if ('constraint' in one && typeof one.constraint === 'string') return one.constraint;
  }
  return undefined;
}
