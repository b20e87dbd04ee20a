// Public API of the leads module: consultation requests, messages to the team, claims of imported listings.
export { eraseLead } from './commands/erase-lead.ts';
export { leadsRoutes } from './leads.routes.ts';
export { confirmLeads } from './leads.subscribers.ts';
export { listLeads } from './queries/list-leads.ts';
export { readLead } from './queries/read-lead.ts';
export { leadsFeature } from './feature.ts';
