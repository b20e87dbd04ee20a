import { accountMachine, type AccountStatus, type UserAction } from '@travesia/contracts/accounts';
import { UserRole } from '@travesia/contracts/access';
import { nextState } from '@travesia/contracts/kit';
import { getsMail } from '../../../platform/demo/demo-people.ts';

interface Administered {
  role: UserRole;
  status: AccountStatus;
  demo: boolean;
  /** Whether the account is protected from changes. */
  kept: boolean;
}

/** Actions an admin can take on an account now. Whether sessions are open is checked when ending them. */
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

/** Roles that can be assigned to an account. Becoming an admin requires a verified address and an account that can sign in. */
export function assignableRoles({ role, status, kept }: Administered): UserRole[] {
  if (kept || status === 'erased') return [];
  const others = UserRole.options.filter((option) => option !== role);
  return status === 'active' || status === 'closing' ? others : others.filter((option) => option !== 'admin');
}
