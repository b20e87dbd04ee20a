import { describe, expect, it } from 'vitest';
import { actionsFor, machineFaults, nextState } from '../../kit/index.ts';
import { applicationMachine } from '../application.machine.ts';

describe('applicationMachine', () => {
  it('has no dead ends', () => expect(machineFaults(applicationMachine)).toEqual([]));

  it.each([
    ['draft', ['submit', 'withdraw']],
    ['submitted', ['withdraw']],
    ['in_review', ['withdraw']],
    ['more_wanted', ['submit', 'withdraw']],
    ['approved', []],
    ['rejected', []],
    ['withdrawn', []],
  ] as const)('in %s lets the applicant %j', (state, actions) =>
    expect(actionsFor(applicationMachine, state, 'provider')).toEqual(actions),
  );

  it('lets only an admin decide, and leads back from more_wanted', () => {
    expect(nextState(applicationMachine, 'submitted', 'approve', 'provider')).toBeNull();
    expect(nextState(applicationMachine, 'submitted', 'ask_more', 'admin')).toBe('more_wanted');
    expect(nextState(applicationMachine, 'more_wanted', 'submit', 'provider')).toBe('submitted');
    expect(nextState(applicationMachine, 'draft', 'approve', 'admin')).toBeNull();
  });
});
