import { describe, expect, it } from 'vitest';
import { actionsFor, machineFaults, nextState } from '../../kit/index.ts';
import { ticketMachine } from '../ticket.machine.ts';

describe('the states of a ticket', () => {
  it('can all be reached and left', () => {
    expect(machineFaults(ticketMachine)).toEqual([]);
  });

  it('come back to open when the person writes, also after it was closed', () => {
    for (const state of ['open', 'answered', 'closed'] as const)
      expect(nextState(ticketMachine, state, 'reply', 'patient')).toBe('open');
    expect(actionsFor(ticketMachine, 'closed', 'patient')).toEqual(['reply', 'reopen']);
  });

  it('let the team answer and close what is not closed, and nothing else', () => {
    expect(actionsFor(ticketMachine, 'open', 'admin')).toEqual(['answer', 'close']);
    expect(actionsFor(ticketMachine, 'closed', 'admin')).toEqual([]);
  });
});
