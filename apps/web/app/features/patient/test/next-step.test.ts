import { describe, expect, it } from 'vitest';
import type { KeptItem } from '../../../lib/device/kept.ts';
import { type Beginning, firstSteps, nextStep, partOfDay, quotePath } from '../next-step.ts';

const clinic: KeptItem = { target_type: 'provider', target_id: 'clinica-sol', saved_at: '' };
const treatment: KeptItem = { target_type: 'treatment', target_id: 'hip-replacement', saved_at: '' };
const somebody: Beginning = {
  person: { email_verified: true, two_factor_enabled: false, demo: false },
  saved: [],
  unfinished: null,
};
const states = (beginning: Beginning) => firstSteps(beginning).map(({ state }) => state);

describe('the first three steps', () => {
  it('begin with saving something', () => {
    expect(firstSteps(somebody).map(({ name }) => name)).toEqual(['save', 'quote', 'account']);
    expect(states(somebody)).toEqual(['now', 'ahead', 'ahead']);
  });

  it('go on to the quote once something is saved, which is never said to be done', () => {
    expect(states({ ...somebody, saved: [clinic] })).toEqual(['done', 'now', 'ahead']);
  });

  it('count the account as complete only when the address is confirmed and signing in takes two steps', () => {
    const person = { email_verified: true, two_factor_enabled: true, demo: false };
    expect(states({ ...somebody, person })).toEqual(['now', 'ahead', 'done']);
    expect(states({ ...somebody, person: { ...person, email_verified: false } }).at(-1)).toBe('ahead');
  });
});

describe('the next step', () => {
  it('is to begin for who has nothing', () => {
    expect(nextStep(somebody)).toEqual({ name: 'begin', path: '/get-started' });
  });

  it('is to go on with the questions that were begun, whatever is saved', () => {
    const unfinished = '/get-started?who=patient&step=goal';
    expect(nextStep({ ...somebody, saved: [clinic], unfinished })).toEqual({ name: 'resume', path: unfinished });
  });

  it('is to ask about what is saved', () => {
    expect(nextStep({ ...somebody, saved: [clinic] })).toEqual({
      name: 'quote',
      path: '/booking/consultation?provider=clinica-sol',
    });
  });
});

describe('the address of a quote', () => {
  it('is the list when one has to be chosen, and the open form without anything', () => {
    expect(quotePath([clinic, treatment])).toBe('/favorites');
    expect(quotePath([])).toBe('/booking/consultation');
  });
});

it.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
