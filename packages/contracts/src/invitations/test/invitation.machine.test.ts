import { describe, expect, it } from 'vitest';
import { actionsFor, machineFaults, statesTagged } from '../../kit/index.ts';
import { invitationMachine } from '../invitation.machine.ts';
import { Invitation } from '../invitations.schema.ts';

describe('invitationMachine', () => {
  it('has no unreachable state and no dead end', () => {
    expect(machineFaults(invitationMachine)).toEqual([]);
  });

  it('has exactly the states of the API', () => {
    expect(Object.keys(invitationMachine.states)).toEqual(Invitation.shape.state.options);
  });

  it('is answered once: only a pending one has transitions', () => {
    expect(statesTagged(invitationMachine, 'open')).toEqual(['pending']);
    for (const state of statesTagged(invitationMachine, 'final'))
      for (const actor of ['patient', 'provider', 'organization', 'admin', 'system'] as const)
        expect(actionsFor(invitationMachine, state, actor)).toEqual([]);
  });

  it('is never accepted by the system, nor revoked by a patient', () => {
    expect(actionsFor(invitationMachine, 'pending', 'system')).toEqual(['decline', 'withdraw', 'expire']);
    expect(actionsFor(invitationMachine, 'pending', 'patient')).toEqual(['accept', 'decline']);
  });
});
