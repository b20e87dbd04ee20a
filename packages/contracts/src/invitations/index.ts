// Invitations: how users join the team of a clinic, an organization or the platform.
export * from './invitation.machine.ts';
export * from './invitations.endpoints.ts';
export * from './invitations.events.ts';
export * from './invitations.problems.ts';
export * from './invitations.schema.ts';
export * from './mask-email.ts';
export * from './points.ts';
