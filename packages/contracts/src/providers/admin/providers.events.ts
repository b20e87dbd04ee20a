import { z } from 'zod';
import { defineEvent, Id } from '../../kit/index.ts';

const ofProvider = z.object({ provider_id: Id });
// Credentials were once called papers. Events on their way between two versions keep that name in theirs and in their payload.

export const providerSuspended = defineEvent({
  name: 'provider.suspended.v1',
  description: 'A provider was removed from the lists; notify its team with the reason.',
  payload: ofProvider.extend({ reason: z.string() }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providerActivated = defineEvent({
  name: 'provider.activated.v1',
  description: 'A suspended provider was reactivated; notify its team.',
  payload: ofProvider,
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providerDecided = defineEvent({
  name: 'provider.decided.v1',
  description: 'The credentials of a provider were approved or rejected; notify its team.',
  payload: ofProvider.extend({ decision: z.enum(['verified', 'rejected']), reason: z.string().nullable() }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const clinicChangeDecided = defineEvent({
  name: 'clinic_change.decided.v1',
  description: 'A clinic’s request to change its name, type or country was approved or declined; notify its team.',
  payload: ofProvider.extend({ decision: z.enum(['approved', 'declined']), reason: z.string().nullable() }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providerCredentialChanged = defineEvent({
  name: 'provider.paper_changed.v1',
  description: 'An admin added, corrected, verified or revoked a credential; notify the owners which and why.',
  payload: ofProvider.extend({
    paper: z.object({ kind: z.string(), body: z.string() }),
    change: z.enum(['added', 'corrected', 'verified', 'revoked']),
    reason: z.string(),
    /** The credential's id; absent in events of earlier versions. */
    of: Id.optional(),
  }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providerActUndone = defineEvent({
  name: 'provider.act_undone.v1',
  description: 'An admin undid what they did with a provider a moment ago; withdraw the emails about it.',
  payload: ofProvider.extend({ act: z.enum(['verify', 'suspend', 'activate', 'credential']), of: Id.optional() }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providerLapsed = defineEvent({
  name: 'provider.lapsed.v1',
  description: 'A provider lost its verification because it has no valid license; notify its owners and the admins.',
  payload: ofProvider.extend({
    /** The hourly check of credentials ended it and tells the owners by its own event; absent in earlier versions. */
    reminded: z.boolean().optional(),
  }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const credentialsEnding = defineEvent({
  name: 'provider.papers_ending.v1',
  description:
    'Credentials of a provider expire in 60, 30 or 7 days or have expired, and its verification with them; notify its owners once for each.',
  payload: ofProvider.extend({
    papers: z.array(
      z.object({ kind: z.string(), body: z.string(), whose: z.string(), ends_on: z.string(), ended: z.boolean() }),
    ),
    /** Whether the verification ended with them; then there may be none. Absent in events of earlier versions. */
    lapsed: z.boolean().optional(),
  }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providerEdited = defineEvent({
  name: 'provider.edited.v1',
  description: 'An admin changed the profile of a provider; notify its owners what changed and why.',
  payload: ofProvider.extend({ reason: z.string(), fields: z.array(z.string()) }),
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

const ofMerge = ofProvider.extend({ other_id: Id, other: z.string(), reason: z.string() });

export const providersMerged = defineEvent({
  name: 'provider.merged.v1',
  description: 'Another clinic was merged into a provider; notify the team, which is now one.',
  payload: ofMerge,
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});

export const providersSplit = defineEvent({
  name: 'provider.split.v1',
  description: 'The merge of another clinic into a provider was undone; notify both teams.',
  payload: ofMerge,
  aggregate: ({ provider_id: id }) => `provider/${id}`,
});
