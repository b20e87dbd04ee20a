import type { Actor } from '../../../platform/http/request-context.ts';
import type { ModuleDeps } from '../../../platform/module-deps.ts';
import type { Reference } from '../../catalog/index.ts';
import type { InvitationsDeps } from '../../invitations/index.ts';
import type { BookingsOfClinic } from './bookings-of-clinic.ts';

/** What the module is made with. */
export interface PortalsDeps {
  reads: ModuleDeps & { reference: () => Promise<Reference> };
  invitations: InvitationsDeps;
  /** What is known of a clinic's bookings. */
  bookings: BookingsOfClinic;
  /** How many of a person's own questions to the team were answered. */
  answeredTickets: (actor: Actor) => Promise<number>;
}
