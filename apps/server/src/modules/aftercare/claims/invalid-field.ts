import { ProblemError } from '../../../platform/problem-error.ts';

/** What a field of the body is refused with. */
export const invalidField = (path: string, code: string, message: string): ProblemError =>
  new ProblemError('request.invalid', {
    detail: `body.${path}: ${message}`,
    fields: [{ path: `body.${path}`, code, message }],
  });
