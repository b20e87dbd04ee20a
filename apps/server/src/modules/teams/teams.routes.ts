import {
  changeMember,
  changeStaff,
  inviteMember,
  inviteStaff,
  listMembers,
  listStaff,
  removeMember,
  removeStaff,
  resendMemberInvitation,
  resendStaffInvitation,
  withdrawMemberInvitation,
  withdrawStaffInvitation,
} from '@travesia/contracts/teams';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { changeTeamRole } from './commands/change-team-role.ts';
import { inviteToTeam } from './commands/invite-to-team.ts';
import { removeFromTeam } from './commands/remove-from-team.ts';
import { settleInvitation } from './commands/settle-invitation.ts';
import { teamOfClinic, teamOfNetwork } from './teams.policy.ts';
import { showMembers, showStaff } from './queries/show-team.ts';
import type { TeamsDeps } from './teams-deps.ts';

/** The teams of clinics and of organizations. */
export const teamsRoutes = (deps: TeamsDeps): Mounted[] => [...staffRoutes(deps), ...membersRoutes(deps)];

const staffRoutes = (deps: TeamsDeps): Mounted[] => [
  mount(listStaff, (_input, { actor }) => showStaff(deps, teamOfClinic(actor))),
  mount(inviteStaff, async ({ body }, { actor }) => {
    await inviteToTeam(deps, teamOfClinic(actor), body);
    return showStaff(deps, teamOfClinic(actor));
  }),
  mount(changeStaff, async ({ params, body }, { actor }) => {
    await changeTeamRole(deps, teamOfClinic(actor), { ...params, ...body });
    return showStaff(deps, teamOfClinic(actor));
  }),
  mount(removeStaff, async ({ params }, { actor }) => {
    await removeFromTeam(deps, teamOfClinic(actor), params.userId);
    return showStaff(deps, teamOfClinic(actor));
  }),
  mount(resendStaffInvitation, ({ params }, { actor }) =>
    settleInvitation(deps, teamOfClinic(actor), params.id, 'resend'),
  ),
  mount(withdrawStaffInvitation, ({ params }, { actor }) =>
    settleInvitation(deps, teamOfClinic(actor), params.id, 'withdraw'),
  ),
];

const membersRoutes = (deps: TeamsDeps): Mounted[] => [
  mount(listMembers, (_input, { actor }) => showMembers(deps, teamOfNetwork(actor))),
  mount(inviteMember, async ({ body }, { actor }) => {
    await inviteToTeam(deps, teamOfNetwork(actor), body);
    return showMembers(deps, teamOfNetwork(actor));
  }),
  mount(changeMember, async ({ params, body }, { actor }) => {
    await changeTeamRole(deps, teamOfNetwork(actor), { ...params, ...body });
    return showMembers(deps, teamOfNetwork(actor));
  }),
  mount(removeMember, async ({ params }, { actor }) => {
    await removeFromTeam(deps, teamOfNetwork(actor), params.userId);
    return showMembers(deps, teamOfNetwork(actor));
  }),
  mount(resendMemberInvitation, ({ params }, { actor }) =>
    settleInvitation(deps, teamOfNetwork(actor), params.id, 'resend'),
  ),
  mount(withdrawMemberInvitation, ({ params }, { actor }) =>
    settleInvitation(deps, teamOfNetwork(actor), params.id, 'withdraw'),
  ),
];
