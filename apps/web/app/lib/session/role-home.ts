import type { User } from '@travesia/contracts/accounts';
import type { UserRole } from '@travesia/contracts/access';
import { type Locale, localPath } from '../i18n/locale.ts';

const HOMES: Readonly<Record<UserRole, string>> = {
  admin: '/admin/dashboard',
  provider: '/provider/dashboard',
  organization: '/organization/dashboard',
  patient: '/patient/dashboard',
};

/** Where people start whose role this version does not know. */
const ACCOUNT = '/profile';

/** Whether a role is one that has a dashboard; what a browser kept, or a newer server says, may be another. */
export const isKnownRole = (role: string): role is UserRole => Object.hasOwn(HOMES, role);

/** The dashboard of a role, without language prefix; the account for a role that is none of ours. */
export const roleHome = (role: string): string => (isKnownRole(role) ? HOMES[role] : ACCOUNT);

/** The page a person starts from, in the page's language. */
export const homeOf = (locale: Locale, { role }: Pick<User, 'role'>): string => localPath(locale, roleHome(role));
