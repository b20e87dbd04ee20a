import { z } from 'zod';
import { defineEndpoint } from '../kit/index.ts';
import {
  InvitationParams,
  MemberChange,
  MemberInvitation,
  Members,
  Staff,
  StaffChange,
  StaffInvitation,
  TeamMemberParams,
} from './teams.schema.ts';

const tag = 'portals';
const Nothing = z.void().meta({ description: 'No content.' });
const readStaff = { tag, access: { side: 'provider', may: 'team.read' } } as const;
const changeStaffTeam = { tag, access: { side: 'provider', may: 'team.change' } } as const;
const readMembers = { tag, access: { side: 'organization', may: 'members.read' } } as const;
const changeMembers = { tag, access: { side: 'organization', may: 'members.change' } } as const;

export const listStaff = defineEndpoint({
  ...readStaff,
  name: 'listStaff',
  method: 'GET',
  path: '/provider/staff',
  summary: 'List the team of one’s clinic',
  description: 'Everybody who works for the clinic that the call is made for, and invitations without an answer.',
  response: Staff,
});

export const inviteStaff = defineEndpoint({
  ...changeStaffTeam,
  name: 'inviteStaff',
  method: 'POST',
  path: '/provider/staff',
  summary: 'Invite somebody to the clinic’s team',
  description: 'Mails an invitation that can be answered for a week. An earlier open one to that address is replaced.',
  status: 201,
  body: StaffInvitation,
  response: Staff,
  problems: ['invitation.already_member', 'invitation.too_many', 'team.owners_only'],
});

export const changeStaff = defineEndpoint({
  ...changeStaffTeam,
  name: 'changeStaff',
  method: 'PUT',
  path: '/provider/staff/:userId',
  summary: 'Give somebody of the team another role',
  description: 'Counts from their next call on. Only owners make and unmake owners; the last owner stays one.',
  params: TeamMemberParams,
  body: StaffChange,
  response: Staff,
  problems: ['request.stale_version', 'team.no_such_member', 'team.last_owner', 'team.owners_only', 'team.demo_person'],
});

export const removeStaff = defineEndpoint({
  ...readStaff,
  name: 'removeStaff',
  method: 'DELETE',
  path: '/provider/staff/:userId',
  summary: 'Remove somebody from the team',
  description:
    'Ends their access at once; their account stays theirs, as a patient’s. Owners and managers remove others; everybody may leave by themselves, but for the last owner.',
  params: TeamMemberParams,
  response: Staff,
  problems: ['team.no_such_member', 'team.last_owner', 'team.owners_only', 'team.demo_person'],
});

export const resendStaffInvitation = defineEndpoint({
  ...changeStaffTeam,
  name: 'resendStaffInvitation',
  method: 'POST',
  path: '/provider/invitations/:id/resend',
  summary: 'Send an invitation of the clinic again',
  description: 'Replaces it by a new one for another week.',
  params: InvitationParams,
  status: 204,
  response: Nothing,
  problems: ['invitation.already_member', 'invitation.too_many'],
});

export const withdrawStaffInvitation = defineEndpoint({
  ...changeStaffTeam,
  name: 'withdrawStaffInvitation',
  method: 'DELETE',
  path: '/provider/invitations/:id',
  summary: 'Take an invitation of the clinic back',
  description: 'Its link stops working.',
  params: InvitationParams,
  status: 204,
  response: Nothing,
  problems: ['invitation.not_valid'],
});

export const listMembers = defineEndpoint({
  ...readMembers,
  name: 'listMembers',
  method: 'GET',
  path: '/organizations/members',
  summary: 'List the team of one’s organization',
  description: 'Everybody who works for the organization, and invitations without an answer.',
  response: Members,
});

export const inviteMember = defineEndpoint({
  ...changeMembers,
  name: 'inviteMember',
  method: 'POST',
  path: '/organizations/members',
  summary: 'Invite somebody to the organization’s team',
  description: 'Mails an invitation that can be answered for a week. An earlier open one to that address is replaced.',
  status: 201,
  body: MemberInvitation,
  response: Members,
  problems: ['invitation.already_member', 'invitation.too_many', 'team.owners_only'],
});

export const changeMember = defineEndpoint({
  ...changeMembers,
  name: 'changeMember',
  method: 'PUT',
  path: '/organizations/members/:userId',
  summary: 'Give somebody of the organization another role',
  description: 'Counts from their next call on. Only owners make and unmake owners; the last owner stays one.',
  params: TeamMemberParams,
  body: MemberChange,
  response: Members,
  problems: ['request.stale_version', 'team.no_such_member', 'team.last_owner', 'team.owners_only', 'team.demo_person'],
});

export const removeMember = defineEndpoint({
  ...readMembers,
  name: 'removeMember',
  method: 'DELETE',
  path: '/organizations/members/:userId',
  summary: 'Remove somebody from the organization',
  description:
    'Ends their access and what they had entered at once; their account stays theirs, as a patient’s. Owners and managers remove others; everybody may leave by themselves, but for the last owner.',
  params: TeamMemberParams,
  response: Members,
  problems: ['team.no_such_member', 'team.last_owner', 'team.owners_only', 'team.demo_person'],
});

export const resendMemberInvitation = defineEndpoint({
  ...changeMembers,
  name: 'resendMemberInvitation',
  method: 'POST',
  path: '/organizations/invitations/:id/resend',
  summary: 'Send an invitation of the organization again',
  description: 'Replaces it by a new one for another week; to its team, or to a clinic that was asked to join.',
  params: InvitationParams,
  status: 204,
  response: Nothing,
  problems: ['invitation.already_member', 'invitation.too_many', 'invitation.needs_owner'],
});

export const withdrawMemberInvitation = defineEndpoint({
  ...changeMembers,
  name: 'withdrawMemberInvitation',
  method: 'DELETE',
  path: '/organizations/invitations/:id',
  summary: 'Take an invitation of the organization back',
  description: 'Its link stops working; to its team, or to a clinic that was asked to join.',
  params: InvitationParams,
  status: 204,
  response: Nothing,
  problems: ['invitation.not_valid'],
});
