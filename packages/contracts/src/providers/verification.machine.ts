import { defineMachine, statesTagged } from '../kit/index.ts';

/**
 * Verification status of a partner. `listed` states may be public; only `inForce` may be called verified; `asked` ones take
 * requests of patients. An expired license moves a verified provider to expired, which stays public without its badge and
 * takes no new requests; a new review restores it.
 */
export const verificationMachine = defineMachine({
  name: 'provider verification',
  initial: 'unverified',
  states: {
    unverified: { tags: [] },
    pending: { tags: ['listed', 'asked'] },
    verified: { tags: ['listed', 'inForce', 'asked'] },
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

/** Whether patients may send a partner new requests. Those already sent are still answered. */
export const takesRequests = (status: keyof typeof verificationMachine.states): boolean =>
  statesTagged(verificationMachine, 'asked').includes(status);
