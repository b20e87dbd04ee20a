import type { User } from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import { type Locale, localPath } from '../i18n/locale.ts';

const HOMES: Readonly<Record<UserRole, string>> = {
  admin: '/admin/dashboard',
  provider: '/provider/dashboard',
  organization: '/organization/dashboard',
  patient: '/patient/dashboard',
};

/** Whether a role has a dashboard; a stored value, or one from a newer server, may not. */
export const isKnownRole = (role: string): role is UserRole => Object.hasOwn(HOMES, role);

/** The dashboard of a role, without language prefix; the patient's for an unknown role. */
export const roleHome = (role: string): string => HOMES[isKnownRole(role) ? role : 'patient'];

/** The user's start page, in the page's language. */
export const homeOf = (locale: Locale, { role }: Pick<User, 'role'>): string => localPath(locale, roleHome(role));
