import { ProblemError } from '../../../platform/problem-error.ts';
import type { OrganizationsDeps } from '../organizations-deps.ts';

/** Throws `providers.unknown_reference` for a country that is not in the catalog. */
export async function refuseUnknownCountry({ reference }: OrganizationsDeps, country: string): Promise<void> {
  if ((await reference()).countries.has(country)) return;
  const fields = [{ path: 'body.country', code: 'unknown_reference', message: 'names nothing that exists' }];
  throw new ProblemError('providers.unknown_reference', { fields });
}
