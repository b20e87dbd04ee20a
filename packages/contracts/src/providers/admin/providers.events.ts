import { z } from 'zod';
import { defineEvent, Id } from '../../kit/index.ts';

const ofProvider = z.object({ provider_id: Id });
// Credentials were once called papers. Events on their way between two versions keep that name in theirs and in their payload.

export const providerSuspended = defineEvent({
  name: 'provider.suspended.v1',
  description: 'A provider left the lists; its people are to be told why.',
  payload: ofProvider.extend({ reason: z.string() }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providerActivated = defineEvent({
  name: 'provider.activated.v1',
  description: 'A suspended provider is back; its people are to be told.',
  payload: ofProvider,
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providerDecided = defineEvent({
  name: 'provider.decided.v1',
  description: 'The credentials of a provider were accepted or rejected; its people are to be told.',
  payload: ofProvider.extend({ decision: z.enum(['verified', 'rejected']), reason: z.string().nullable() }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providerCredentialChanged = defineEvent({
  name: 'provider.paper_changed.v1',
  description: 'An admin added, corrected, verified or revoked a credential; the owners are to be told which and why.',
  payload: ofProvider.extend({
    paper: z.object({ kind: z.string(), body: z.string() }),
    change: z.enum(['added', 'corrected', 'verified', 'revoked']),
    reason: z.string(),
  }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providerLapsed = defineEvent({
  name: 'provider.lapsed.v1',
  description:
    'A verified provider has no licence in force any more and is verified no longer; its owners are to be told.',
  payload: ofProvider,
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const credentialsEnding = defineEvent({
  name: 'provider.papers_ending.v1',
  description:
    'Credentials of a provider end in 60, 30 or 7 days or have ended; its owners are to be told once for each.',
  payload: ofProvider.extend({
    papers: z.array(
      z.object({ kind: z.string(), body: z.string(), whose: z.string(), ends_on: z.string(), ended: z.boolean() }),
    ),
  }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providerEdited = defineEvent({
  name: 'provider.edited.v1',
  description: 'An admin changed the profile of a provider; its owners are to be told what and why.',
  payload: ofProvider.extend({ reason: z.string(), fields: z.array(z.string()) }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});
