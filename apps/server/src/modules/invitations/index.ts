// Public API of invitations: how people join a clinic, an organization or the platform.
export { type DemoInvitation, remakeDemoInvitations } from './commands/remake-demo-invitations.ts';
export { createInvitation } from './create-invitation.ts';
export { createInvitations, type InvitationsDeps, invitationsService } from './invitations-deps.ts';
export { invitationsRoutes } from './invitations.routes.ts';
export { listOpenInvitations, type Unanswered } from './queries/list-open-invitations.ts';
export { lockUnanswered, sendAgain } from './settling/send-again.ts';
export { findInvitationAnswer } from './queries/find-answer.ts';
export { withdrawInvitation } from './settling/withdraw-invitation.ts';
export { invitationsFeature } from './feature.ts';
