import type { Endpoint } from '@travesia/contracts/kit';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import type { Person } from '../http/request-context.ts';
import { appendAudit } from './append-audit.ts';

const HOUR_MS = 3_600_000;
/** Users and calls remembered per process; beyond it the oldest are forgotten and may be recorded again. */
const MOST_REMEMBERED = 10_000;

/** Records that a signed-in user was denied a call of a side that is not theirs. */
export type NoteRefusal = (person: Person, endpoint: Pick<Endpoint, 'name'>) => Promise<void>;

/**
 * Writes denials to the audit log, once per hour for each user and call: enough to see probing without letting a loop
 * flood the log. Never affects the response: failures only go to the log.
 */
export function createRefusalNotes(database: Database, clock: Clock, logger: Pick<Logger, 'error'>): NoteRefusal {
  const noted = new Map<string, number>();
  return async (person, { name }) => {
    const at = clock.now();
    const key = `${person.userId} ${name}`;
    if ((noted.get(key) ?? Number.NEGATIVE_INFINITY) > at.getTime() - HOUR_MS) return;
    noted.delete(key);
    noted.set(key, at.getTime());
    const oldest = noted.size > MOST_REMEMBERED ? noted.keys().next().value : undefined;
    if (oldest !== undefined) noted.delete(oldest);
    try {
      const facts = { call: name, role: person.role };
      await unitOfWork(database, (tx) => appendAudit(tx, { action: 'access.refused', actor: person, at, facts }));
    } catch (error) {
      logger.error({ err: error }, 'a refused call cannot be written into the audit log');
    }
  };
}
