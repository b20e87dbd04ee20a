// Public API of the leads module: consultation requests, messages to the team, claims of imported listings.
export {
  type DemoClaim,
  type DemoContact,
  type DemoLeads,
  type DemoRequest,
  rewriteDemoLeads,
} from './rewrite-demo-leads.ts';
export { eraseLead } from './commands/erase-lead.ts';
export { findArrivedLead, findWaitingRequest } from './desk/find-readers.ts';
export { leadDays } from './desk/queries/lead-days.ts';
export { listSentBy } from './desk/queries/list-sent-by.ts';
export { waitingForTeam } from './desk/queries/waiting-for-team.ts';
export { findAnsweredRequest } from './desk/queries/find-answered-request.ts';
export { leadsRoutes } from './leads.routes.ts';
export { confirmLeads } from './leads.subscribers.ts';
export { listLeads } from './queries/list-leads.ts';
export { readLead } from './queries/read-lead.ts';
export { leadsFeature } from './feature.ts';
