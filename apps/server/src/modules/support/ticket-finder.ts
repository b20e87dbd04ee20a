import { contribute } from '../../platform/feature/feature.ts';
import { type Sought, staffFinders } from '../../platform/finding/staff-finder.ts';
import { findTickets } from './find-tickets.repo.ts';
import { inboxOf, ownTickets } from './support.policy.ts';

/** Lets the team find all tickets, and everyone else their own. */
export const ticketFinder = contribute(staffFinders, ({ database: { db } }) => {
  const own = (sought: Sought) => findTickets(db, { own: ownTickets(sought.actor) }, sought);
  return {
    kind: 'ticket',
    admin: (sought) => findTickets(db, { inbox: inboxOf(sought.actor) }, sought),
    clinic: own,
    organization: own,
  };
});
