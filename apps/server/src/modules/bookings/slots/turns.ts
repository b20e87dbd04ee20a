import { DatabaseUnreachable } from '../../../platform/db/database-fault.ts';
import { STRICT } from '../../../platform/db/limits.ts';

/** Runs attempts for one clinic after the other; see `createTurns`. */
export type InTurn = <T>(clinicId: string, wish: string, attempt: () => Promise<T | null>) => Promise<T | null>;

interface Waiting {
  wish: string;
  /** Lets it try, or tells it that its wish was found impossible. */
  call: (isItsTurn: boolean) => void;
}

/**
 * A line for each clinic in this process, before any connection is taken: rivals who waited for the database’s lock would
 * hold every connection of the pool, and nobody else got one. An attempt that ends with null found the wish impossible;
 * that answers everybody who was waiting with the same wish, because they all had asked before. So a hundred rivals for one
 * time cost one attempt that succeeds and one that fails. Nobody waits longer than for a connection.
 */
export function createTurns(patienceMs = STRICT.acquire): InTurn {
  /** Who waits for each clinic that somebody is taking a turn at. */
  const lines = new Map<string, Waiting[]>();
  const dismiss = (line: Waiting[], wish: string) => {
    const staying = line.filter((one) => one.wish !== wish);
    for (const one of line.splice(0, line.length, ...staying)) if (one.wish === wish) one.call(false);
  };
  return async (clinicId, wish, attempt) => {
    const line = lines.get(clinicId) ?? [];
    if (!lines.has(clinicId)) lines.set(clinicId, line);
    else if (!(await turnIn(line, wish, patienceMs))) return null;
    try {
      const made = await attempt();
      if (made === null) dismiss(line, wish);
      return made;
    } finally {
      const next = line.shift();
      if (next) next.call(true);
      else lines.delete(clinicId);
    }
  };
}

function turnIn(line: Waiting[], wish: string, patienceMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const one: Waiting = {
      wish,
      call: (isItsTurn) => {
        clearTimeout(timer);
        resolve(isItsTurn);
      },
    };
    const timer = setTimeout(() => {
      line.splice(line.indexOf(one), 1);
      reject(new DatabaseUnreachable(`the clinic’s times were not free to be looked at in ${patienceMs} ms`));
    }, patienceMs);
    line.push(one);
  });
}
