import { describeError } from './describe-error.ts';
import { withoutPersonalData } from './without-personal-data.ts';

/** Number of errors kept. */
const KEPT = 50;

/** An error of this process, without the data that caused it. */
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

/** The last logged errors, in memory: they are lost with the process, the log is not. */
export class RecentErrors {
  readonly #errors: RecentError[] = [];

  /** Records a logged error. */
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

  /** Newest first. */
  list(): readonly RecentError[] {
    return this.#errors;
  }
}

type Described = ReturnType<typeof describeError>;

/** Message of the root cause, so that a database statement is not shown. */
const innermost = (error: Described | null): string | undefined =>
  error?.cause ? innermost(error.cause) : error?.message.split('\n', 1)[0];

/** File and line in our code where an error came from. */
function placeOf(stack: string | undefined): string | null {
  const found = /\/(apps\/(?:server|web)\/[^\s:()]+):(\d+)/.exec(stack ?? '');
  return found ? `${found[1]}:${found[2]}` : null;
}
