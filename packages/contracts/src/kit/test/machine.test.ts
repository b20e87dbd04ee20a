import { describe, expect, it } from 'vitest';
import { actionsFor, defineMachine, machineFaults, needOf, nextState, statesTagged } from '../machine.ts';

const door = defineMachine({
  name: 'door',
  initial: 'closed',
  states: {
    closed: { tags: ['safe'] },
    open: { tags: [], timers: [{ afterMinutes: 5, action: 'shut' }] },
    bricked: { tags: ['safe', 'final'] },
  },
  transitions: {
    unlock: { from: ['closed'], to: 'open', by: ['patient', 'provider'] },
    shut: { from: ['open'], to: 'closed', by: ['patient', 'system'] },
    brick: { from: ['closed', 'open'], to: 'bricked', by: ['admin'], needs: 'reason' },
    lock: { from: ['closed'], to: 'closed', by: ['patient', 'admin'], needs: 'documents', needsFrom: ['patient'] },
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
  ] as const)('from %s by %s as %s leads to %s', (state, action, actor, expected) => {
    expect(nextState(door, state, action, actor)).toBe(expected);
  });
});

describe('actionsFor', () => {
  it('lists the actions available now, in table order', () => {
    expect(actionsFor(door, 'closed', 'patient')).toEqual(['unlock', 'lock']);
    expect(actionsFor(door, 'open', 'admin')).toEqual(['brick']);
    expect(actionsFor(door, 'bricked', 'admin')).toEqual([]);
  });
});

describe('needOf', () => {
  it.each([
    ['brick', 'admin', 'reason'],
    ['unlock', 'patient', undefined],
    ['lock', 'patient', 'documents'],
    ['lock', 'admin', undefined],
  ] as const)('for %s by %s is %s', (action, actor, need) => {
    expect(needOf(door, action, actor)).toBe(need);
  });
});

describe('statesTagged', () => {
  it('lists the states with the tag', () => {
    expect(statesTagged(door, 'safe')).toEqual(['closed', 'bricked']);
    expect(statesTagged(door, 'final')).toEqual(['bricked']);
  });
});

describe('machineFaults', () => {
  it('finds nothing wrong with a sound table', () => {
    expect(machineFaults(door)).toEqual([]);
  });

  it('finds unreachable states and dead ends', () => {
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

  it('finds a timer whose action the system may not take from its state', () => {
    const late = defineMachine({
      name: 'late',
      initial: 'held',
      instants: ['starts_at'],
      states: {
        held: { tags: [], timers: [{ beforeMinutes: 48 * 60, of: 'starts_at', action: 'confirm' }] },
        confirmed: { tags: ['final'], timers: [{ afterMinutes: 0, of: 'starts_at', action: 'release' }] },
        released: { tags: ['final'] },
      },
      transitions: {
        confirm: { from: ['held'], to: 'confirmed', by: ['patient'] },
        release: { from: ['held'], to: 'released', by: ['system'] },
      },
    });
    expect(machineFaults(late)).toEqual([
      'late: the timer of held may not confirm',
      'late: the timer of confirmed may not release',
    ]);
  });

  it('does not count a transition from the state to itself', () => {
    const circle = defineMachine({
      name: 'circle',
      initial: 'here',
      states: { here: { tags: ['final'] }, there: { tags: ['final'] } },
      transitions: { turn: { from: ['there'], to: 'there', by: ['system'] } },
    });
    expect(machineFaults(circle)).toEqual(['circle: nothing leads to there']);
  });
});
