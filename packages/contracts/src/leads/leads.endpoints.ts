import { defineEndpoint } from '../kit/index.ts';
import {
  ClaimReceipt,
  NewConsultationRequest,
  NewContactRequest,
  NewDirectoryClaim,
  RequestReceipt,
} from './leads.schema.ts';

const shared = {
  method: 'POST',
  access: 'public',
  tag: 'leads',
  ratePerMinute: 20,
  status: 201,
} as const;

export const createConsultationRequest = defineEndpoint({
  ...shared,
  name: 'createConsultationRequest',
  path: '/consultation-requests',
  summary: 'Request a consultation',
  description:
    'Creates a request about a package, or about a provider, a treatment or an online service; a provider can be combined with one of the last two. It is stored and confirmed by email in the given language. Requires the consent `answer_request`, and `share_with_clinic` if it names a provider or a package. A provider whose verification expired takes no new requests. Repeating the request within ten minutes returns the first one. Limits, across all three kinds of requests: five a day per email address and ten an hour per network; beyond that `retry_after` gives the wait.',
  body: NewConsultationRequest,
  response: RequestReceipt,
  problems: ['leads.not_a_partner', 'leads.clinic_not_verified'],
});

export const createContactRequest = defineEndpoint({
  ...shared,
  name: 'createContactRequest',
  path: '/contact-requests',
  summary: 'Contact the team',
  description:
    'Sends a message to the team of this installation; it is stored and confirmed by email. Requires the consent `answer_request`. Limits and repeats as for consultation requests.',
  body: NewContactRequest,
  response: RequestReceipt,
});

export const createDirectoryClaim = defineEndpoint({
  ...shared,
  name: 'createDirectoryClaim',
  path: '/directory-claims',
  summary: 'Claim an imported listing',
  description:
    'Claims an imported listing as the caller’s own clinic. The claim stays `pending` and changes nothing on the listing until an admin has reviewed it. Requires the consent `answer_request`. Limits and repeats as for consultation requests.',
  body: NewDirectoryClaim,
  response: ClaimReceipt,
  problems: ['leads.listing_not_claimable'],
});
