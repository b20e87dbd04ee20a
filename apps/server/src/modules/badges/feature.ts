import { defineFeature } from '../../platform/feature/feature.ts';
import { invitationsService } from '../invitations/index.ts';
import { countAnsweredQuery } from '../support/index.ts';
import { badgesRoutes } from './badges.routes.ts';

export const badgesFeature = defineFeature({
  name: 'badges',
  routes: (parts) =>
    badgesRoutes({
      ...parts,
      invitations: parts.get(invitationsService),
      answeredTickets: (actor) => countAnsweredQuery(parts.database.db, actor),
    }),
});
