import type { ProblemField } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';

/** Refuses with `providers.credential_refused` when something cannot be. */
export function refuseCredential(fields: ProblemField[]): void {
  if (fields.length)
    throw new ProblemError('providers.credential_refused', {
      detail: fields.map(({ path, message }) => `${path} ${message}`).join('; '),
      fields,
    });
}
