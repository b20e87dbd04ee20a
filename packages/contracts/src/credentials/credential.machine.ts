import { defineMachine } from '../kit/index.ts';

/**
 * A credential of a clinic or of one of its clinicians. Patients see those with `shown`; only `inForce` ones count,
 * and only until their expiration date, without any transition.
 */
export const credentialMachine = defineMachine({
  name: 'credential',
  initial: 'being_checked',
  states: {
    being_checked: { tags: ['shown'] },
    verified: { tags: ['shown', 'inForce'] },
    not_held: { tags: ['shown'] },
    revoked: { tags: [] },
  },
  transitions: {
    deny: { from: ['being_checked'], to: 'not_held', by: ['system'] },
    verify: {
      from: ['being_checked', 'verified', 'not_held', 'revoked'],
      to: 'verified',
      by: ['admin'],
      needs: 'documents',
    },
    /** The admin verified by mistake a moment ago. */
    undo_verify: { from: ['verified'], to: 'being_checked', by: ['admin'] },
    /** The clinic names another registry or number: what was verified or denied says nothing about it. */
    resubmit: { from: ['verified', 'not_held'], to: 'being_checked', by: ['provider'] },
    revoke: { from: ['being_checked', 'verified'], to: 'revoked', by: ['admin'], needs: 'reason' },
  },
});
export type StoredCredentialStatus = keyof typeof credentialMachine.states;
