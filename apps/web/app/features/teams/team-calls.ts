import { organizationAbilities, providerAbilities } from '@travesia/contracts/access';
import type { EndpointInput } from '@travesia/contracts/kit';
import {
  changeMember,
  changeStaff,
  inviteMember,
  inviteStaff,
  listMembers,
  listStaff,
  type Members,
  removeMember,
  removeStaff,
  resendMemberInvitation,
  resendStaffInvitation,
  type Staff,
  withdrawMemberInvitation,
  withdrawStaffInvitation,
} from '@travesia/contracts/teams';
import { sessionCall } from '../../lib/session/session-call.ts';

export type TeamRole = Staff['roles'][number] | Members['roles'][number];
type Person = Omit<Staff['data'][number], 'role'> & { role: TeamRole };
/** A clinic's or organization's team. */
export type Team = Omit<Staff, 'data' | 'roles'> & { data: Person[]; roles: TeamRole[] };
export type TeamPerson = Team['data'][number];

export interface Invited {
  email: string;
  role: TeamRole;
  message: string;
  language: 'en' | 'es' | 'pt';
}

/** API calls for one type of team, each of which returns the updated team, and what its roles may do. */
export interface TeamCalls {
  abilities: (role: TeamRole) => readonly string[];
  list: () => Promise<Team>;
  invite: (invited: Invited) => Promise<Team>;
  change: (person: TeamPerson, role: TeamRole) => Promise<Team>;
  remove: (person: TeamPerson) => Promise<Team>;
  resend: (id: string) => Promise<Team>;
  withdraw: (id: string) => Promise<Team>;
}

const quietly = { background: true };
type StaffBody = EndpointInput<typeof inviteStaff>['body'];
type MemberBody = EndpointInput<typeof inviteMember>['body'];

/** A clinic's team. */
export const staffCalls: TeamCalls = {
  abilities: (role) => providerAbilities({ via: 'staff', role: role as StaffBody['role'] }),
  list: () => sessionCall(listStaff, {}, quietly),
  invite: (body) => sessionCall(inviteStaff, { body: body as StaffBody }),
  change: ({ user_id: userId, version }, role) =>
    sessionCall(changeStaff, { params: { userId }, body: { role: role as StaffBody['role'], version } }),
  remove: ({ user_id: userId }) => sessionCall(removeStaff, { params: { userId } }),
  resend: async (id) => {
    await sessionCall(resendStaffInvitation, { params: { id } });
    return staffCalls.list();
  },
  withdraw: async (id) => {
    await sessionCall(withdrawStaffInvitation, { params: { id } });
    return staffCalls.list();
  },
};

/** An organization's team. */
export const memberCalls: TeamCalls = {
  abilities: (role) => organizationAbilities(role as MemberBody['role']),
  list: () => sessionCall(listMembers, {}, quietly),
  invite: (body) => sessionCall(inviteMember, { body: body as MemberBody }),
  change: ({ user_id: userId, version }, role) =>
    sessionCall(changeMember, { params: { userId }, body: { role: role as MemberBody['role'], version } }),
  remove: ({ user_id: userId }) => sessionCall(removeMember, { params: { userId } }),
  resend: async (id) => {
    await sessionCall(resendMemberInvitation, { params: { id } });
    return memberCalls.list();
  },
  withdraw: async (id) => {
    await sessionCall(withdrawMemberInvitation, { params: { id } });
    return memberCalls.list();
  },
};
