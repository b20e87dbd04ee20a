import { expect, it } from 'vitest';
import { nextCheckIn } from '../desk/next-check-in.ts';

it('is the one that is due, else the first that is planned', () => {
  const of = (...statuses: ('answered' | 'missed' | 'due' | 'planned')[]) =>
    nextCheckIn(statuses.map((status, day) => ({ status, day })))?.day;
  expect(of('answered', 'planned', 'due')).toBe(2);
  expect(of('answered', 'missed', 'planned', 'planned')).toBe(2);
  expect(of('answered', 'missed')).toBeUndefined();
});
