// Public API of support: help articles, people's tickets, and the team's inbox.
export { countOpenTickets, countTicketDays } from './admin/inbox.repo.ts';
export { countAnsweredQuery } from './queries/count-answered.ts';
export { type DemoTicket, rewriteDemoTickets } from './rewrite-demo-tickets.ts';
export { findTicketReference } from './tickets.repo.ts';
export { supportFeature } from './feature.ts';
export { supportMails } from './mails/answer-mail.ts';
