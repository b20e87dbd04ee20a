import { defineFeature, offer, type Parts } from '../../platform/feature/feature.ts';
import { invitationsService } from '../invitations/index.ts';
import { invitedClinicsService } from '../organizations/index.ts';
import { teamMails } from './mails/team-mails.ts';
import { listInvitedClinics } from './queries/list-invited-clinics.ts';
import { teamFinder } from './team-finder.ts';
import type { TeamsDeps } from './teams-deps.ts';
import { teamsRoutes } from './teams.routes.ts';
import { writeToTeams } from './teams.subscribers.ts';

const depsOf = (parts: Parts): TeamsDeps => ({ ...parts, invitations: parts.get(invitationsService) });

export const teamsFeature = defineFeature({
  name: 'teams',
  offers: [
    offer(invitedClinicsService, (parts) => {
      const deps = depsOf(parts);
      return (actor) => listInvitedClinics(deps, actor);
    }),
    teamFinder,
  ],
  routes: (parts) => teamsRoutes(depsOf(parts)),
  background: (parts) => writeToTeams(parts.outbox, parts),
  mails: teamMails,
});
