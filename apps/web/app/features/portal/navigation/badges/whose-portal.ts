import type { User } from '@travesia/contracts/accounts';
import type { Whose } from './use-counted.ts';

export type Area = 'admin' | 'organization' | 'provider' | 'patient';

/** Which portal a URL belongs to, before the user is known. */
const AREAS: Readonly<Record<string, Area>> = {
  admin: 'admin',
  organization: 'organization',
  provider: 'provider',
};

export const areaOf = (path: string): Area => AREAS[path.split('/')[1] ?? ''] ?? 'patient';

/** A newer server may have roles that this page does not know. */
const isArea = (role: string): role is Area => ['admin', 'organization', 'provider', 'patient'].includes(role);

/** Returns a user's portal by role, or by URL if the role is unknown. */
export const portalOf = (user: { role: string } | null, area: Area): Area =>
  user && isArea(user.role) ? user.role : area;

type Person = Pick<User, 'id' | 'role' | 'provider_id' | 'organization_id'>;

/** The scope of each role's counts; without a clinic or organization, only the user's own. */
const SIDES: Readonly<Partial<Record<string, (person: Person) => [Whose['side'], string | null]>>> = {
  admin: () => ['admin', ''],
  provider: ({ provider_id: id }) => ['clinic', id ?? null],
  organization: ({ organization_id: id }) => ['network', id ?? null],
};

/**
 * Returns whose counts the navigation shows. `acting` is the clinic the user is acting as on this page, or null if that has just
 * ended: then there are no counts.
 */
export function whoseNumbers(user: Person | null, acting: string | null | undefined): Whose | null {
  if (!user || acting === null) return null;
  const whose = (side: Whose['side'], of = ''): Whose => ({ side, owner: `${user.id} ${side} ${of}` });
  if (acting) return whose('clinic', acting);
  const [side, of] = SIDES[user.role]?.(user) ?? ['own', null];
  return of === null ? whose('own') : whose(side, of);
}
