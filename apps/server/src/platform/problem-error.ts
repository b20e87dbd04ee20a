import type { ProblemField } from '@travesia/contracts/kit';
import { type ProblemCode, problems } from '@travesia/contracts/problems';

interface ProblemFacts {
  /** What happened this time; the declared title when absent. */
  detail?: string;
  fields?: ProblemField[];
  /** Seconds to wait before trying again. */
  retryAfter?: number;
  /** With `request.stale_version`: what was to be changed, as the API shows it now. */
  present?: unknown;
  cause?: unknown;
}

/** A declared problem. Guards, commands and queries throw it; only platform/http turns it into an answer. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly facts: ProblemFacts;

  constructor(code: ProblemCode, facts: ProblemFacts = {}) {
    super(`${code}: ${facts.detail ?? problems[code].title}`, { cause: facts.cause });
    this.code = code;
    this.facts = facts;
  }

  /** HTTP status of its declaration. */
  get status(): number {
    return problems[this.code].status;
  }
}
