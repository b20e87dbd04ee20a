import type { LiveAct, LiveAnswer } from '@travesia/contracts/kit';
import type { ProblemCode } from '@travesia/contracts/problems';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { toProblemError } from '../http/problem-body.ts';
import type { Person } from '../http/request-context.ts';
import { ProblemError } from '../problem-error.ts';
import { type Connection, end } from './connection.ts';

const MINUTE_MS = 60_000;
/** Refused acts in a minute after which a connection is ended: nothing of ours goes on like that. */
const MAX_FAULTS = 30;

type Handler<P extends z.ZodType> = (person: Person, data: z.output<P>) => unknown;

interface Registered {
  act: LiveAct;
  handle: (person: Person, data: unknown) => unknown;
}

/** What one connection said in this minute, by act, and how much of it was refused. */
interface Said {
  until: number;
  times: Map<string, number>;
  faults: number;
}

/** What clients may say. */
export class Acts {
  readonly #acts = new Map<string, Registered>();
  readonly #said = new WeakMap<Connection, Said>();
  readonly #logger: Logger;

  constructor(logger: Logger) {
    this.#logger = logger;
  }

  register<P extends z.ZodType>(act: LiveAct<P>, handle: Handler<P>): void {
    if (this.#acts.has(act.name)) throw new Error(`two handlers of the live act ${act.name}`);
    this.#acts.set(act.name, { act, handle: (person, data) => handle(person, data as z.output<P>) });
  }

  /** Does what a client said, or tells it why not. Never throws. */
  async take(connection: Connection, name: unknown, args: readonly unknown[]): Promise<void> {
    const said = this.#saidBy(connection);
    // Already ended, and what it sent before is still arriving.
    if (said.faults > MAX_FAULTS) return;
    const last = args.at(-1);
    const answer = typeof last === 'function' ? (last as (answer: LiveAnswer) => void) : undefined;
    try {
      const done = await this.#act(connection, said, String(name), answer ? args.slice(0, -1) : args);
      answer?.({ ok: true, answer: done ?? null });
    } catch (error) {
      const code = this.#codeOf(error);
      answer?.({ ok: false, code });
      connection.emit('error', { act: String(name).slice(0, 100), code });
      said.faults += 1;
      if (said.faults > MAX_FAULTS) end(connection, 'request.rate_limited');
    }
  }

  async #act(connection: Connection, said: Said, name: string, args: readonly unknown[]): Promise<unknown> {
    const registered = this.#acts.get(name);
    if (!registered) throw new ProblemError('request.not_found');
    if (args.length !== 1) throw new ProblemError('request.malformed');
    const { act, handle } = registered;
    const times = (said.times.get(name) ?? 0) + 1;
    said.times.set(name, times);
    if (times > act.perMinute) throw new ProblemError('request.rate_limited');
    const read = act.data.safeParse(args[0]);
    if (!read.success) throw new ProblemError('request.invalid');
    return handle(connection.data.person, read.data);
  }

  #saidBy(connection: Connection): Said {
    const known = this.#said.get(connection);
    const now = performance.now();
    if (known && (now < known.until || known.faults > MAX_FAULTS)) return known;
    const fresh = { until: now + MINUTE_MS, times: new Map<string, number>(), faults: 0 };
    this.#said.set(connection, fresh);
    return fresh;
  }

  #codeOf(error: unknown): ProblemCode {
    const problem = toProblemError(error);
    if (!(error instanceof ProblemError)) this.#logger.error({ err: error, code: problem.code }, 'a live act failed');
    return problem.code;
  }
}
