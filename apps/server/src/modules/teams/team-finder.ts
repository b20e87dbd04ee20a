import { contribute } from '../../platform/feature/feature.ts';
import { type Candidate, staffFinders } from '../../platform/finding/staff-finder.ts';
import { teamOfClinic, teamOfNetwork } from './teams.policy.ts';
import { listTeam, type TeamRow } from './teams.repo.ts';

const candidate = ({ userId, firstName, lastName, email, demo }: TeamRow): Candidate => ({
  id: userId,
  label: `${firstName} ${lastName}`.trim(),
  detail: email,
  demo,
});

/** Lets staff find the members of their own team. */
export const teamFinder = contribute(staffFinders, ({ database: { db } }) => ({
  kind: 'person',
  clinic: async ({ actor }) => {
    const scope = teamOfClinic(actor);
    const mayRead = scope.person.forProvider?.abilities.includes('team.read');
    return mayRead ? (await listTeam(db, scope)).map(candidate) : [];
  },
  organization: async ({ actor }) => {
    const scope = teamOfNetwork(actor);
    const mayRead = scope.person.forOrganization?.abilities.includes('members.read');
    return mayRead ? (await listTeam(db, scope)).map(candidate) : [];
  },
}));
