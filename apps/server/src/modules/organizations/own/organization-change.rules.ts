import type { ProblemField } from '@travesia/contracts/kit';
import type { OrganizationProfileUpdate } from '@travesia/contracts/organizations';
import { readPhone } from '../../../platform/read-phone.ts';
import { readWebsite } from '../../providers/index.ts';
import type { OrganizationChange } from '../organizations.repo.ts';

/** Columns that a change of an organization writes, and the errors only the server can detect. */
export function readOrganizationChange(
  { version: _version, phone, website, description, city, ...asIs }: OrganizationProfileUpdate,
  country: string,
): { change: OrganizationChange; faults: ProblemField[] } {
  const faults: ProblemField[] = [];
  const change: OrganizationChange = Object.fromEntries(
    Object.entries(asIs).filter(([, value]) => value !== undefined),
  );
  if (city !== undefined) change.city = city || null;
  if (description) change.description = Object.values(description).some(Boolean) ? description : null;
  if (phone !== undefined) change.phone = phone && readPhone(phone, country);
  if (phone && !change.phone)
    faults.push({
      path: 'body.phone',
      code: 'phone_invalid',
      message: 'is no telephone number; give its country code',
    });
  if (website !== undefined) change.website = website ? readWebsite(website) : null;
  if (website && !change.website)
    faults.push({ path: 'body.website', code: 'invalid_format', message: 'is no web address' });
  return { change, faults };
}
