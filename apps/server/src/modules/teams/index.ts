// Front door of teams.
export { writeToTeams } from './teams.subscribers.ts';
export { teamActor } from './queries/show-team.ts';
export { teamOfNetwork } from './teams.policy.ts';
export { presentUnanswered } from './teams.presenter.ts';
export { listTeam } from './teams.repo.ts';
export { teamsRoutes } from './teams.routes.ts';
