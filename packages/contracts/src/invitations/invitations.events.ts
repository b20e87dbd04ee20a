import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

const ofInvitation = z.object({ invitation_id: Id });

export const invitationCreated = defineEvent({
  name: 'invitation.created.v1',
  description: 'A user was invited; the email with the link must be sent.',
  payload: ofInvitation,
  aggregate: ({ invitation_id: id }) => `invitation/${id}`,
});

export const invitationAccepted = defineEvent({
  name: 'invitation.accepted.v1',
  description: 'An invitation was accepted and the new role assigned.',
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
  description: 'An invitation was revoked, by someone allowed to invite or because a newer one replaced it.',
  payload: ofInvitation,
  aggregate: ({ invitation_id: id }) => `invitation/${id}`,
});
