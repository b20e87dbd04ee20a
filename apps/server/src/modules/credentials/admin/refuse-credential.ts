import type { ProblemField } from '@travesia/contracts/kit';
import { ProblemError } from '../../../platform/problem-error.ts';

/** Throws `providers.credential_refused` if there are validation errors. */
export function refuseCredential(fields: ProblemField[]): void {
  if (fields.length)
    throw new ProblemError('providers.credential_refused', {
      detail: fields.map(({ path, message }) => `${path} ${message}`).join('; '),
      fields,
    });
}
