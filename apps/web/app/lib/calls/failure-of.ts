import type { Problem } from '@travesia/contracts/kit';
import { unavailable } from '../api/browser-call.ts';
import { problemOf } from '../problem/problem-error.ts';

/** Why something could not be loaded. What nobody foresaw is one too, so that nothing stays on its way for ever; the console gets it. */
export function failureOf(error: unknown): Problem {
  const problem = problemOf(error);
  if (problem) return problem;
  reportError(error);
  return unavailable(0, String(error));
}
