import { describe, expect, it } from 'vitest';
import { choosePath, readChoice, reviewPath } from '../choice.ts';

describe('a choice in a URL', () => {
  it('is read, without what can’t be read', () => {
    expect(readChoice('?clinic=ceiba&kind=online&date=2026-12-01&time=09%3A30')).toMatchObject({
      clinic: 'ceiba',
      kind: 'online',
      date: '2026-12-01',
      time: '09:30',
    });
    expect(readChoice('?clinic=%20&kind=party&date=2026-02-30&time=25:00&starts=soon')).toMatchObject({
      clinic: null,
      kind: 'consultation',
      date: null,
      time: null,
      starts: null,
    });
  });

  it.each([
    ['?package=p&kind=online', 'treatment'],
    ['?service=s&kind=treatment', 'online'],
  ])('takes the kind of %s from what is booked', (search, kind) => {
    expect(readChoice(search).kind).toBe(kind);
  });

  it('comes back from the page on which it is reviewed', () => {
    const choice = readChoice('?clinic=ceiba&kind=consultation&clinician=c&date=2026-12-01&time=09:30');
    expect(readChoice(reviewPath(choice).split('?')[1] ?? '')).toEqual(choice);
  });

  it.each([
    [{ package: 'p', clinic: 'ceiba', date: '2026-12-01' }, '/start-journey/p?date=2026-12-01'],
    [{ service: 's', clinic: 'ceiba', clinician: 'c' }, '/services/online/s/book?clinic=ceiba&clinician=c'],
    [{ clinic: 'ceiba', kind: 'online' as const }, '/booking/consultation?clinic=ceiba&kind=online'],
  ])('leads back to its free times: %j', (choice, address) => {
    expect(choosePath(choice)).toBe(address);
  });
});
