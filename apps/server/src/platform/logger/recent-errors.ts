import { describeError } from './describe-error.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** Errors that are kept to be looked at. */
const KEPT = 50;

/** An error of this process, without anything of the data that caused it. */
export interface RecentError {
  at: Date;
  what: string;
  type: string;
  message: string;
  code: string | null;
  where: string | null;
  requestId: string | null;
  job: string | null;
}

/** The last errors that were logged, in memory: they are gone with the process, the log is not. */
export class RecentErrors {
  readonly #errors: RecentError[] = [];

  /** Notes what a logger was given. */
  note(facts: unknown, what: unknown, bindings: Readonly<Record<string, unknown>>, at = new Date()): void {
    const { err, job } = (typeof facts === 'object' && facts !== null ? facts : {}) as Record<string, unknown>;
    const described = err === undefined ? null : describeError(err);
    const said = typeof facts === 'string' ? facts : typeof what === 'string' ? what : '';
    this.#errors.unshift({
      at,
      what: withoutPersonalData(said),
      type: described?.type ?? 'Error',
      message: withoutPersonalData(innermost(described) ?? said),
      code: described?.code ?? null,
      where: placeOf(described?.stack),
      requestId: typeof bindings['reqId'] === 'string' ? bindings['reqId'] : null,
      job: typeof job === 'string' ? job : null,
    });
    this.#errors.length = Math.min(this.#errors.length, KEPT);
  }

  /** The newest first. */
  list(): readonly RecentError[] {
    return this.#errors;
  }
}

type Described = ReturnType<typeof describeError>;

/** What the error that began it says. A statement of the database is told by its cause. */
const innermost = (error: Described | null): string | undefined =>
  error?.cause ? innermost(error.cause) : error?.message.split('\n', 1)[0];

/** File and line of our code that an error came from. */
function placeOf(stack: string | undefined): string | null {
  const found = /\/(apps\/(?:server|web)\/[^\s:()]+):(\d+)/.exec(stack ?? '');
  return found ? `${found[1]}:${found[2]}` : null;
}
