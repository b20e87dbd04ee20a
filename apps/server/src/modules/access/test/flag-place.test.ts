import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { placeOf } from '../flag-place.ts';

const accounts = Array.from({ length: 5000 }, () => uuidv7());

it('is stable for an account and a key', () => {
  expect(placeOf('0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10', 'admin_debug')).toBe(
    placeOf('0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10', 'admin_debug'),
  );
});

it.each([1, 10, 50, 90])(
  '%i percent of accounts fall within a rollout of that percentage, give or take two',
  (share) => {
    const within = accounts.filter((id) => placeOf(id, 'patient_nav_help') < share).length;
    expect(Math.abs(within / 50 - share)).toBeLessThan(2);
  },
);

it('differs between features', () => {
  const same = accounts.filter((id) => placeOf(id, 'patient_nav_help') === placeOf(id, 'patient_nav_browse')).length;
  expect(same).toBeLessThan(100);
});
