import {
  createConsultationRequest,
  createContactRequest,
  createDirectoryClaim,
  getSentRequest,
  listSentRequests,
  withdrawSentRequest,
} from '@travesia/contracts/leads';
import { mount, type Mounted } from '../../platform/http/module.ts';
import { claimListing } from './commands/claim-listing.ts';
import { requestConsultation } from './commands/request-consultation.ts';
import { writeToTeam } from './commands/write-to-team.ts';
import { createLeadKeys } from './lead-keys.ts';
import type { LeadsSetup } from './leads-deps.ts';
import { withdrawRequest } from './sent/commands/withdraw-request.ts';
import { listSentQuery, ownRequests, readSent } from './sent/read-sent.ts';

/** Endpoints for contacting clinics and the team, and for what the caller sent. */
export function leadsRoutes(setup: LeadsSetup): Mounted[] {
  const deps = { ...setup, keys: createLeadKeys(setup.secret) };
  return [
    mount(createConsultationRequest, ({ body }, context) => requestConsultation(deps, body, context)),
    mount(createContactRequest, ({ body }, context) => writeToTeam(deps, body, context)),
    mount(createDirectoryClaim, ({ body }, context) => claimListing(deps, body, context)),
    mount(listSentRequests, ({ query }, { actor }) => listSentQuery(deps, query, actor)),
    mount(getSentRequest, async ({ params }, { actor }) => readSent(deps, await ownRequests(deps, actor), params.id)),
    mount(withdrawSentRequest, ({ params, body }, { actor }) => withdrawRequest(deps, actor, params.id, body.version)),
  ];
}
