// Support: help articles, users' tickets, and the team's inbox.
export * from './admin/customer.schema.ts';
export * from './admin/tickets.endpoints.ts';
export * from './admin/tickets.schema.ts';
export * from './articles.endpoints.ts';
export * from './articles.schema.ts';
export * from './files/files.endpoints.ts';
export * from './files/files.schema.ts';
export * from './macros.endpoints.ts';
export * from './support-limits.ts';
export * from './support.events.ts';
export * from './support.problems.ts';
export * from './ticket.machine.ts';
export * from './own/tickets.endpoints.ts';
export * from './own/tickets.schema.ts';
