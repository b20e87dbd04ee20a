import type { ProblemCode } from '@travesia/contracts/problems';
import { ProblemError } from '../problem-error.ts';
import { brokenConstraint } from './database-fault.ts';

const declared = new Map<string, ProblemCode>();

/**
 * Declares, next to the tables, the problem a constraint violation means to a user: another request was faster than
 * the check. Undeclared violations are internal errors.
 */
export function refusals(problems: Readonly<Record<string, ProblemCode>>): void {
  for (const [constraint, code] of Object.entries(problems)) {
    if (declared.has(constraint)) throw new Error(`what ${constraint} refuses is declared twice`);
    declared.set(constraint, code);
  }
}

/** Every constraint with a declared problem. */
export const declaredRefusals = (): readonly (readonly [string, ProblemCode])[] => [...declared];

/** Returns the declared problem for a constraint violation, otherwise the error itself. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  const code = declared.get(brokenConstraint(error) ?? '');
  return code ? new ProblemError(code, { cause: error }) : error;
}
