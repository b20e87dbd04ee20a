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
  idempotency: 'honoured',
  ratePerMinute: 20,
  status: 201,
} as const;

export const createConsultationRequest = defineEndpoint({
  ...shared,
  name: 'createConsultationRequest',
  path: '/consultation-requests',
  summary: 'Ask for a consultation',
  description:
    'Takes a request about a package, or about a provider, a treatment or an online service; a provider may come with one of the last two. It is stored and confirmed by mail in the language given. Needs the consent `answer_request`, and `share_with_clinic` when it names a provider or a package. The same request within ten minutes is answered as the first. An address may send five a day and a network ten an hour, of all three kinds together; beyond that `retry_after` names the wait.',
  body: NewConsultationRequest,
  response: RequestReceipt,
  problems: ['leads.not_a_partner'],
});

export const createContactRequest = defineEndpoint({
  ...shared,
  name: 'createContactRequest',
  path: '/contact-requests',
  summary: 'Write to the team',
  description:
    'Takes a message to the people who run this installation, stored and confirmed by mail. Needs the consent `answer_request`. Limits and repeats as for consultation requests.',
  body: NewContactRequest,
  response: RequestReceipt,
});

export const createDirectoryClaim = defineEndpoint({
  ...shared,
  name: 'createDirectoryClaim',
  path: '/directory-claims',
  summary: 'Claim an imported listing',
  description:
    'Takes the claim that an imported listing is one’s own clinic. It stays `pending` and changes nothing on the listing until a person has checked it. Needs the consent `answer_request`. Limits and repeats as for consultation requests.',
  body: NewDirectoryClaim,
  response: ClaimReceipt,
  problems: ['leads.listing_not_claimable'],
});
