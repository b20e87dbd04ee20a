import type { Problem } from '@travesia/contracts/kit';

/** A problem that is about one field of a form, shown there. */
export const atField = (problem: Problem | null, code: string, path: string): Problem | null =>
  problem?.code === code ? { ...problem, fields: [{ path, code, message: problem.error }] } : problem;
