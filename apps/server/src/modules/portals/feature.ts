import { defineFeature } from '../../platform/feature/feature.ts';
import { invitationsService } from '../invitations/index.ts';
import { providerReadsService, noBookingsYet, portalsRoutes } from '../providers/index.ts';
import { countAnsweredQuery } from '../support/index.ts';

export const portalsFeature = defineFeature({
  name: 'portals',
  tags: { portals: 'The own pages of clinics and organizations: desk, team, network, papers.' },
  routes: ({ database, get }) =>
    portalsRoutes({
      reads: get(providerReadsService),
      invitations: get(invitationsService),
      bookings: noBookingsYet,
      answeredTickets: (actor) => countAnsweredQuery(database.db, actor),
    }),
});
