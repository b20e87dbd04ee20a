// Front door of support: help articles, people's tickets, and the team's inbox.
export { countOpenTickets } from './inbox.repo.ts';
export { countAnsweredQuery } from './queries/count-answered.ts';
export { type DemoTicket, rewriteDemoTickets } from './rewrite-demo-tickets.ts';
export { forgetOldTickets } from './support.jobs.ts';
export { supportPersonalData } from './support-personal-data.ts';
export { supportRoutes } from './support.routes.ts';
export { tellOfTickets } from './support.subscribers.ts';
export { findTicketReference } from './tickets.repo.ts';
export { supportFeature } from './feature.ts';
