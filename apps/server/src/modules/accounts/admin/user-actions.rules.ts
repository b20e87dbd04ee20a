import { accountMachine, type AccountStatus, type UserAction } from '@travesia/contracts/accounts';
import { UserRole } from '@travesia/contracts/access';
import { nextState } from '@travesia/contracts/kit';
import { getsMail } from '../../../platform/demo/demo-people.ts';

interface Administered {
  role: UserRole;
  status: AccountStatus;
  demo: boolean;
  /** Whether nobody may change it. */
  kept: boolean;
}

/** What an admin may do with an account now. Whether sessions are open is seen when they are ended. */
export function userActions(user: Administered): UserAction[] {
  const { status, kept } = user;
  if (kept || status === 'erased') return [];
  const moves = (action: 'suspend' | 'activate') => nextState(accountMachine, status, action, 'admin') !== null;
  const all: [UserAction, boolean][] = [
    ['change_role', assignableRoles(user).length > 0],
    ['suspend', moves('suspend')],
    ['activate', moves('activate')],
    ['end_sessions', status === 'active' || status === 'closing'],
    ['resend_verification', status === 'unverified' && getsMail(user)],
  ];
  return all.filter(([, may]) => may).map(([action]) => action);
}

/** Roles that an account may be given. Nobody becomes an admin who has not proved their address or may not sign in. */
export function assignableRoles({ role, status, kept }: Administered): UserRole[] {
  if (kept || status === 'erased') return [];
  const others = UserRole.options.filter((option) => option !== role);
  return status === 'active' || status === 'closing' ? others : others.filter((option) => option !== 'admin');
}
