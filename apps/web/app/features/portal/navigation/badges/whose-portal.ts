import type { User } from '@travesia/contracts/accounts';
import type { Whose } from './use-counted.ts';

export type Area = 'admin' | 'organization' | 'provider' | 'patient';

/** Whose portal an address belongs to, before it is known who reads. */
const AREAS: Readonly<Record<string, Area>> = {
  admin: 'admin',
  organization: 'organization',
  provider: 'provider',
};

export const areaOf = (path: string): Area => AREAS[path.split('/')[1] ?? ''] ?? 'patient';

/** A later server may know roles that this page does not. */
const isArea = (role: string): role is Area => ['admin', 'organization', 'provider', 'patient'].includes(role);

/** The portal of a person: by their role, and by the address where that is not known. */
export const portalOf = (user: { role: string } | null, area: Area): Area =>
  user && isArea(user.role) ? user.role : area;

type Person = Pick<User, 'id' | 'role' | 'provider_id' | 'organization_id'>;

/** What each role's numbers are of; without a clinic or an organization there are only one's own. */
const SIDES: Readonly<Partial<Record<string, (person: Person) => [Whose['side'], string | null]>>> = {
  admin: () => ['admin', ''],
  provider: ({ provider_id: id }) => ['clinic', id ?? null],
  organization: ({ organization_id: id }) => ['network', id ?? null],
};

/**
 * Whose numbers the navigation shows. `acting` is the clinic that the person acts for on this page, or null when that has just
 * ended: then there are none.
 */
export function whoseNumbers(user: Person | null, acting: string | null | undefined): Whose | null {
  if (!user || acting === null) return null;
  const whose = (side: Whose['side'], of = ''): Whose => ({ side, owner: `${user.id} ${side} ${of}` });
  if (acting) return whose('clinic', acting);
  const [side, of] = SIDES[user.role]?.(user) ?? ['own', null];
  return of === null ? whose('own') : whose(side, of);
}
