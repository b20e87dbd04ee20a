import { defineMachine } from '../kit/index.ts';

/**
 * Verification status of a partner. `listed` states may be public; only `inForce` may be called verified. An expired
 * license moves a verified provider to expired; a new review restores it.
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
      // Admins start the review of what is on file.
      needsFrom: ['provider', 'organization'],
    },
    verify: { from: ['pending'], to: 'verified', by: ['admin'] },
    reject: { from: ['pending'], to: 'rejected', by: ['admin'], needs: 'reason' },
    /** The admin verified by mistake a moment ago. */
    undo_verify: { from: ['verified'], to: 'pending', by: ['admin'] },
    lapse: { from: ['verified'], to: 'expired', by: ['system'] },
  },
});
