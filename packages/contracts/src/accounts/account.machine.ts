import { defineMachine } from '../kit/index.ts';

/**
 * A user account. Only `signsIn` states may have sessions. `closing` is the grace period before deletion: its owner
 * can still cancel, and afterwards only an id remains.
 */
export const accountMachine = defineMachine({
  name: 'account',
  initial: 'unverified',
  states: {
    unverified: { tags: [] },
    active: { tags: ['signsIn'] },
    suspended: { tags: [] },
    closing: { tags: ['signsIn'] },
    erased: { tags: ['final'] },
  },
  transitions: {
    verify: { from: ['unverified'], to: 'active', by: ['patient', 'provider', 'organization', 'admin', 'system'] },
    suspend: { from: ['active', 'closing'], to: 'suspended', by: ['admin'], needs: 'reason' },
    activate: { from: ['suspended'], to: 'active', by: ['admin'] },
    /** The admin did it by mistake a moment ago. */
    undo_suspend: { from: ['suspended'], to: 'active', by: ['admin'] },
    undo_activate: { from: ['active'], to: 'suspended', by: ['admin'] },
    close: { from: ['active'], to: 'closing', by: ['patient', 'provider', 'organization', 'admin'] },
    reopen: { from: ['closing'], to: 'active', by: ['patient', 'provider', 'organization', 'admin'] },
    erase: { from: ['closing', 'unverified'], to: 'erased', by: ['system'] },
  },
});
