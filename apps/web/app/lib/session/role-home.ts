import type { User } from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import { type Locale, localPath } from '../i18n/locale.ts';

const HOMES: Readonly<Record<UserRole, string>> = {
  admin: '/admin/dashboard',
  provider: '/provider/dashboard',
  organization: '/organization/dashboard',
  patient: '/patient/dashboard',
};

/** Start page of users whose role is unknown to this version. */
const ACCOUNT = '/profile';

/** Whether a role has a dashboard; a stored value, or one from a newer server, may not. */
export const isKnownRole = (role: string): role is UserRole => Object.hasOwn(HOMES, role);

/** The dashboard of a role, without language prefix; the account page for an unknown role. */
export const roleHome = (role: string): string => (isKnownRole(role) ? HOMES[role] : ACCOUNT);

/** The user's start page, in the page's language. */
export const homeOf = (locale: Locale, { role }: Pick<User, 'role'>): string => localPath(locale, roleHome(role));
