import type { ProblemField } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';

/** Refuses with `providers.paper_refused` when something cannot be. */
export function refusePaper(fields: ProblemField[]): void {
  if (fields.length)
    throw new ProblemError('providers.paper_refused', {
      detail: fields.map(({ path, message }) => `${path} ${message}`).join('; '),
      fields,
    });
}
