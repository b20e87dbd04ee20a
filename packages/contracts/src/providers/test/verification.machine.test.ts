import { actionsFor, machineFaults, statesTagged } from '../../kit/index.ts';
import { describe, expect, it } from 'vitest';
import { VerificationStatus } from '../providers.schema.ts';
import { verificationMachine } from '../verification.machine.ts';

describe('verificationMachine', () => {
  it('has no state that nothing leads to or out of', () => {
    expect(machineFaults(verificationMachine)).toEqual([]);
  });

  it('knows exactly the states of the wire', () => {
    expect(Object.keys(verificationMachine.states).toSorted()).toEqual([...VerificationStatus.options].toSorted());
  });

  it('lets only an admin verify, and only what was submitted', () => {
    expect(actionsFor(verificationMachine, 'pending', 'admin')).toEqual(['verify', 'reject']);
    expect(actionsFor(verificationMachine, 'pending', 'provider')).toEqual([]);
    expect(actionsFor(verificationMachine, 'unverified', 'admin')).toEqual(['submit']);
  });

  it('calls nobody verified whose credentials are not in force', () => {
    expect(statesTagged(verificationMachine, 'inForce')).toEqual(['verified']);
  });
});
