import { defineMachine } from '../kit/index.ts';

/**
 * How a partner's credentials stand. `listed` states may be shown to everybody; only `inForce` may be called verified.
 * A licence that lapses takes a verified provider to expired; being checked again brings it back.
 */
export const verificationMachine = defineMachine({
  name: 'provider verification',
  initial: 'unverified',
  states: {
    unverified: { tags: [] },
    pending: { tags: ['listed'] },
    verified: { tags: ['listed', 'inForce'] },
    expired: { tags: ['listed'] },
    rejected: { tags: [] },
  },
  transitions: {
    submit: {
      from: ['unverified', 'rejected', 'expired'],
      to: 'pending',
      by: ['provider', 'organization', 'admin'],
      needs: 'documents',
      // Admins take up what is on file.
      needsFrom: ['provider', 'organization'],
    },
    verify: { from: ['pending'], to: 'verified', by: ['admin'] },
    reject: { from: ['pending'], to: 'rejected', by: ['admin'], needs: 'reason' },
    lapse: { from: ['verified'], to: 'expired', by: ['system'] },
  },
});
