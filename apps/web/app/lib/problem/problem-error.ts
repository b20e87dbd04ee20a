import type { Problem } from '@travesia/contracts/kit';

/** A browser call that returned a problem. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code}: ${problem.detail}`);
    this.problem = problem;
  }
}

/** Whether a value has the shape of a problem response (RFC 9457 with our `code`). */
export function isProblem(value: unknown): value is Problem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    typeof value.code === 'string' &&
    'status' in value &&
    typeof value.status === 'number'
  );
}

/** The problem inside anything a call threw or an error boundary caught, if there is one. */
export function problemOf(error: unknown): Problem | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('problem' in error && isProblem(error.problem)) return error.problem;
  return 'data' in error && isProblem(error.data) ? error.data : undefined;
}
