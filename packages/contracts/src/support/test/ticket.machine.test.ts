import { describe, expect, it } from 'vitest';
import { actionsFor, machineFaults, nextState } from '../../kit/index.ts';
import { ticketMachine } from '../ticket.machine.ts';

describe('the states of a ticket', () => {
  it('can all be reached and left', () => {
    expect(machineFaults(ticketMachine)).toEqual([]);
  });

  it('return to open when the user writes, even after closing', () => {
    for (const state of ['open', 'answered', 'closed'] as const)
      expect(nextState(ticketMachine, state, 'reply', 'patient')).toBe('open');
    expect(actionsFor(ticketMachine, 'closed', 'patient')).toEqual(['reply', 'reopen']);
  });

  it('let the team only answer and close tickets that are not closed', () => {
    expect(actionsFor(ticketMachine, 'open', 'admin')).toEqual(['answer', 'close']);
    expect(actionsFor(ticketMachine, 'closed', 'admin')).toEqual([]);
  });
});
