import { contribute, defineFeature, offer } from '../../platform/feature/feature.ts';
import { accountsService } from '../accounts/index.ts';
import { clinicHolders, inviteService } from '../providers/index.ts';
import { createInvitation } from './create-invitation.ts';
import { createInvitations, invitationsService } from './invitations-deps.ts';
import { invitationsPersonalData } from './invitations-personal-data.ts';
import { tidyInvitations } from './invitations.jobs.ts';
import { invitationsRoutes } from './invitations.routes.ts';
import { writeToInvited } from './invitations.subscribers.ts';
import { invitationMails } from './mails/invitation-mails.ts';
import { invitationLifecycle } from './invitation.lifecycle.ts';
import { invitationRows } from './clinic-rows.ts';

export const invitationsFeature = defineFeature({
  name: 'invitations',
  lifecycles: [invitationLifecycle],
  tags: {
    invitations: 'How somebody is asked to join a clinic, an organization or the platform, and answers.',
  },
  offers: [
    contribute(clinicHolders, () => invitationRows),
    offer(invitationsService, ({ get }) => createInvitations(get(accountsService))),
    offer(
      inviteService,
      ({ get }) =>
        (tx, invitation) =>
          createInvitation(tx, get(invitationsService), invitation),
    ),
  ],
  routes: ({ get }) => invitationsRoutes(get(invitationsService)),
  background: (parts) => {
    writeToInvited(parts.outbox, parts);
    tidyInvitations(parts.jobs, parts.database, parts.clock);
  },
  mails: invitationMails,
  personalData: () => invitationsPersonalData,
});
