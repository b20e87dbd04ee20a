import type { ProblemField } from '@travesia/contracts/kit';
import { type ProblemCode, problems } from '@travesia/contracts/problems';

/** A rejected field, with what a sentence about it needs; only the contract's members are sent. */
export interface Fault extends ProblemField {
  /** The kind of sentence, where the code alone does not tell. */
  kind?: string;
  /** The number the sentence names. */
  limit?: number | bigint | string | undefined;
}

interface ProblemFacts {
  /** What happened in this occurrence; defaults to the declared title. */
  detail?: string;
  fields?: readonly Fault[];
  /** Seconds to wait before retrying. */
  retryAfter?: number;
  /** With `request.stale_version`: the current state of the resource, as the API returns it. */
  present?: unknown;
  cause?: unknown;
}

/** A declared problem. Guards, commands and queries throw it; only platform/http turns it into a response. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly facts: ProblemFacts;

  constructor(code: ProblemCode, facts: ProblemFacts = {}) {
    super(`${code}: ${facts.detail ?? problems[code].title}`, { cause: facts.cause });
    this.code = code;
    this.facts = facts;
  }

  /** HTTP status from its declaration. */
  get status(): number {
    return problems[this.code].status;
  }
}

/** Whether an error is one of these declared problems. */
export const isProblem = (error: unknown, ...codes: readonly ProblemCode[]): error is ProblemError =>
  error instanceof ProblemError && codes.includes(error.code);
