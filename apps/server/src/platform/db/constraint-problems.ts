import type { ProblemCode } from '@travesia/contracts/problems';
import { ProblemError } from '../problem-error.ts';
import { brokenConstraint } from './database-fault.ts';

const declared = new Map<string, ProblemCode>();

/**
 * Says, beside the tables, what it means to a person when a constraint refuses a row: who was faster than the check before.
 * What is not declared stays a fault of ours.
 */
export function refusals(problems: Readonly<Record<string, ProblemCode>>): void {
  for (const [constraint, code] of Object.entries(problems)) {
    if (declared.has(constraint)) throw new Error(`what ${constraint} refuses is declared twice`);
    declared.set(constraint, code);
  }
}

/** Every constraint with a declared problem. */
export const declaredRefusals = (): readonly (readonly [string, ProblemCode])[] => [...declared];

/** The declared problem when a constraint refused a row, otherwise the error as it is. */
export function asRefusal(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  const code = declared.get(brokenConstraint(error) ?? '');
  return code ? new ProblemError(code, { cause: error }) : error;
}
