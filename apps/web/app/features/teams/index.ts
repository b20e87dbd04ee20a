// Public API of teams.
export { OpenInvitations } from './open-invitations.tsx';
export { staffCalls, memberCalls } from './team-calls.ts';
export { TeamSection } from './team-section.tsx';
