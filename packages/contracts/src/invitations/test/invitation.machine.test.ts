import { describe, expect, it } from 'vitest';
import { actionsFor, machineFaults, statesTagged } from '../../kit/index.ts';
import { invitationMachine } from '../invitation.machine.ts';
import { Invitation } from '../invitations.schema.ts';

describe('invitationMachine', () => {
  it('has no state that nothing leads to or out of', () => {
    expect(machineFaults(invitationMachine)).toEqual([]);
  });

  it('knows exactly the states of the wire', () => {
    expect(Object.keys(invitationMachine.states)).toEqual(Invitation.shape.state.options);
  });

  it('is answered once: only a pending one goes anywhere', () => {
    expect(statesTagged(invitationMachine, 'open')).toEqual(['pending']);
    for (const state of statesTagged(invitationMachine, 'final'))
      for (const actor of ['patient', 'provider', 'organization', 'admin', 'system'] as const)
        expect(actionsFor(invitationMachine, state, actor)).toEqual([]);
  });

  it('is never accepted by the system, and withdrawn by no patient', () => {
    expect(actionsFor(invitationMachine, 'pending', 'system')).toEqual(['decline', 'withdraw', 'expire']);
    expect(actionsFor(invitationMachine, 'pending', 'patient')).toEqual(['accept', 'decline']);
  });
});
