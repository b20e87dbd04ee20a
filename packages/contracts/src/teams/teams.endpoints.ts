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
  summary: 'List own clinic’s team',
  description: 'Returns the team members of the clinic acted for, and pending invitations.',
  response: Staff,
});

export const inviteStaff = defineEndpoint({
  ...changeStaffTeam,
  name: 'inviteStaff',
  method: 'POST',
  path: '/provider/staff',
  summary: 'Invite a member to own clinic’s team',
  description: 'Emails an invitation that is valid for a week and replaces any earlier open one to that address.',
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
  summary: 'Change a team member’s role',
  description:
    'Takes effect with their next call. Only owners can add or remove owners; the last owner stays an owner.',
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
  summary: 'Remove a team member',
  description:
    'Ends their access immediately; they keep their account, with the patient role. Owners and managers can remove others; anyone except the last owner can leave.',
  params: TeamMemberParams,
  response: Staff,
  problems: ['team.no_such_member', 'team.last_owner', 'team.owners_only', 'team.demo_person'],
});

export const resendStaffInvitation = defineEndpoint({
  ...changeStaffTeam,
  name: 'resendStaffInvitation',
  method: 'POST',
  path: '/provider/invitations/:id/resend',
  summary: 'Resend a clinic’s invitation',
  description: 'Replaces it with a new one, valid for another week.',
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
  summary: 'Revoke a clinic’s invitation',
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
  summary: 'List own organization’s team',
  description: 'Returns the members of the organization, and pending invitations.',
  response: Members,
});

export const inviteMember = defineEndpoint({
  ...changeMembers,
  name: 'inviteMember',
  method: 'POST',
  path: '/organizations/members',
  summary: 'Invite a member to own organization’s team',
  description: 'Emails an invitation that is valid for a week and replaces any earlier open one to that address.',
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
  summary: 'Change an organization member’s role',
  description:
    'Takes effect with their next call. Only owners can add or remove owners; the last owner stays an owner.',
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
  summary: 'Remove an organization member',
  description:
    'Ends their access and any acting for clinics immediately; they keep their account, with the patient role. Owners and managers can remove others; anyone except the last owner can leave.',
  params: TeamMemberParams,
  response: Members,
  problems: ['team.no_such_member', 'team.last_owner', 'team.owners_only', 'team.demo_person'],
});

export const resendMemberInvitation = defineEndpoint({
  ...changeMembers,
  name: 'resendMemberInvitation',
  method: 'POST',
  path: '/organizations/invitations/:id/resend',
  summary: 'Resend an organization’s invitation',
  description:
    'Replaces it with a new one, valid for another week; for team invitations and for clinics invited to join.',
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
  summary: 'Revoke an organization’s invitation',
  description: 'Its link stops working; for team invitations and for clinics invited to join.',
  params: InvitationParams,
  status: 204,
  response: Nothing,
  problems: ['invitation.not_valid'],
});
