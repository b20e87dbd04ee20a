import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

const ofInvitation = z.object({ invitation_id: Id });

export const invitationCreated = defineEvent({
  name: 'invitation.created.v1',
  description: 'Somebody was invited; the mail with the link is to be written.',
  payload: ofInvitation,
  aggregate: ({ invitation_id: id }) => `invitation/${id}`,
});

export const invitationAccepted = defineEvent({
  name: 'invitation.accepted.v1',
  description: 'Somebody accepted an invitation and has their new role.',
  payload: ofInvitation.extend({ user_id: Id }),
  aggregate: ({ invitation_id: id }) => `invitation/${id}`,
});

export const invitationDeclined = defineEvent({
  name: 'invitation.declined.v1',
  description: 'An invitation was declined.',
  payload: ofInvitation,
  aggregate: ({ invitation_id: id }) => `invitation/${id}`,
});

export const invitationWithdrawn = defineEvent({
  name: 'invitation.withdrawn.v1',
  description: 'An invitation was taken back, by whoever may invite or because a newer one replaced it.',
  payload: ofInvitation,
  aggregate: ({ invitation_id: id }) => `invitation/${id}`,
});
