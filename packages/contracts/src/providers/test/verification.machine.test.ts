import { actionsFor, machineFaults, statesTagged } from '../../kit/index.ts';
import { describe, expect, it } from 'vitest';
import { VerificationStatus } from '../providers.schema.ts';
import { takesRequests, verificationMachine } from '../verification.machine.ts';

describe('verificationMachine', () => {
  it('has no unreachable state and no dead end', () => {
    expect(machineFaults(verificationMachine)).toEqual([]);
  });

  it('has exactly the states of the API', () => {
    expect(Object.keys(verificationMachine.states).toSorted()).toEqual([...VerificationStatus.options].toSorted());
  });

  it('lets only an admin verify, and only what was submitted', () => {
    expect(actionsFor(verificationMachine, 'pending', 'admin')).toEqual(['verify', 'reject']);
    expect(actionsFor(verificationMachine, 'pending', 'provider')).toEqual([]);
    expect(actionsFor(verificationMachine, 'unverified', 'admin')).toEqual(['submit']);
  });

  it('never reports a provider without valid credentials as verified', () => {
    expect(statesTagged(verificationMachine, 'inForce')).toEqual(['verified']);
  });

  it('lets patients ask a clinic whose credentials are reviewed or verified, not one whose license has expired', () => {
    expect(
      Object.keys(verificationMachine.states).filter((state) => takesRequests(state as VerificationStatus)),
    ).toEqual(['pending', 'verified']);
  });
});
