import { defineFeature } from '../../platform/feature/feature.ts';
import { invitationsService } from '../invitations/index.ts';
import { providerReadsService } from '../providers/index.ts';
import { countAnsweredQuery } from '../support/index.ts';
import { noBookingsYet } from './clinic/bookings-of-clinic.ts';
import { portalsRoutes } from './portals.routes.ts';

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
