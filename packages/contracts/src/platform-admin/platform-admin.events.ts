import { z } from 'zod';
import { defineEvent, Id } from '../kit/index.ts';

const ofProvider = z.object({ provider_id: Id });

export const providerSuspended = defineEvent({
  name: 'provider.suspended.v1',
  description: 'A provider left the lists; its people are to be told why.',
  payload: ofProvider.extend({ reason: z.string() }),
});

export const providerActivated = defineEvent({
  name: 'provider.activated.v1',
  description: 'A suspended provider is back; its people are to be told.',
  payload: ofProvider,
});

export const providerDecided = defineEvent({
  name: 'provider.decided.v1',
  description: 'The papers of a provider were accepted or rejected; its people are to be told.',
  payload: ofProvider.extend({ decision: z.enum(['verified', 'rejected']), reason: z.string().nullable() }),
});

export const providerEdited = defineEvent({
  name: 'provider.edited.v1',
  description: 'An admin changed the profile of a provider; its owners are to be told what and why.',
  payload: ofProvider.extend({ reason: z.string(), fields: z.array(z.string()) }),
});
