import { describe, expect, it } from 'vitest';
import { actionsFor, defineMachine, machineFaults, nextState, statesTagged } from '../machine.ts';

const door = defineMachine({
  name: 'door',
  initial: 'closed',
  states: {
    closed: { tags: ['safe'] },
    open: { tags: [], timer: { afterMinutes: 5, action: 'shut' } },
    bricked: { tags: ['safe', 'final'] },
  },
  transitions: {
    unlock: { from: ['closed'], to: 'open', by: ['patient', 'provider'] },
    shut: { from: ['open'], to: 'closed', by: ['patient', 'system'] },
    brick: { from: ['closed', 'open'], to: 'bricked', by: ['admin'], needs: 'reason' },
  },
});

describe('nextState', () => {
  it.each([
    ['closed', 'unlock', 'patient', 'open'],
    ['open', 'shut', 'system', 'closed'],
    ['open', 'brick', 'admin', 'bricked'],
    ['open', 'unlock', 'patient', null],
    ['closed', 'unlock', 'admin', null],
    ['bricked', 'unlock', 'patient', null],
  ] as const)('from %s by %s of %s is %s', (state, action, actor, expected) => {
    expect(nextState(door, state, action, actor)).toBe(expected);
  });
});

describe('actionsFor', () => {
  it('lists what somebody may do now, in the table’s order', () => {
    expect(actionsFor(door, 'closed', 'patient')).toEqual(['unlock']);
    expect(actionsFor(door, 'open', 'admin')).toEqual(['brick']);
    expect(actionsFor(door, 'bricked', 'admin')).toEqual([]);
  });
});

describe('statesTagged', () => {
  it('lists the states that carry a tag', () => {
    expect(statesTagged(door, 'safe')).toEqual(['closed', 'bricked']);
    expect(statesTagged(door, 'final')).toEqual(['bricked']);
  });
});

describe('machineFaults', () => {
  it('finds nothing wrong with a sound table', () => {
    expect(machineFaults(door)).toEqual([]);
  });

  it('finds states that nothing leads to and states that nothing leads out of', () => {
    const broken = defineMachine({
      name: 'broken',
      initial: 'start',
      states: { start: { tags: [] }, stuck: { tags: [] }, island: { tags: [] }, end: { tags: ['final'] } },
      transitions: {
        walk: { from: ['start'], to: 'stuck', by: ['system'] },
        swim: { from: ['island'], to: 'end', by: ['system'] },
      },
    });
    expect(machineFaults(broken)).toEqual([
      'broken: nothing leads out of stuck',
      'broken: nothing leads to island',
      'broken: nothing leads to end',
    ]);
  });

  it('is not content with a way from the state itself', () => {
    const circle = defineMachine({
      name: 'circle',
      initial: 'here',
      states: { here: { tags: ['final'] }, there: { tags: ['final'] } },
      transitions: { turn: { from: ['there'], to: 'there', by: ['system'] } },
    });
    expect(machineFaults(circle)).toEqual(['circle: nothing leads to there']);
  });
});
