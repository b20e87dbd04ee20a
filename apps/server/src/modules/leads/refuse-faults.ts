import type { ProblemField } from '@travesia/contracts/kit';
import { ProblemError } from '../../platform/problem-error.ts';

/** Throws `request.invalid` listing every error; does nothing when there are none. */
export function refuseFaults(fields: readonly ProblemField[]): void {
  if (fields.length === 0) return;
  const detail = fields.map(({ path, message }) => `${path}: ${message}`).join('; ');
  throw new ProblemError('request.invalid', { detail, fields: [...fields] });
}
