import { createConsultationRequest, createContactRequest, createDirectoryClaim } from '@travesia/contracts/leads';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { claimListing } from './commands/claim-listing.ts';
import { requestConsultation } from './commands/request-consultation.ts';
import { writeToTeam } from './commands/write-to-team.ts';
import { createLeadKeys } from './lead-keys.ts';
import type { LeadsSetup } from './leads-deps.ts';

/** Public endpoints for contacting clinics and the team. */
export function leadsRoutes(setup: LeadsSetup): Mounted[] {
  const deps = { ...setup, keys: createLeadKeys(setup.secret) };
  return [
    mount(createConsultationRequest, ({ body }, context) => requestConsultation(deps, body, context)),
    mount(createContactRequest, ({ body }, context) => writeToTeam(deps, body, context)),
    mount(createDirectoryClaim, ({ body }, context) => claimListing(deps, body, context)),
  ];
}
