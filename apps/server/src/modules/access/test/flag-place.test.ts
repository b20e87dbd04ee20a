import { uuidv7 } from 'uuidv7';
import { expect, it } from 'vitest';
import { placeOf } from '../flag-place.ts';

const accounts = Array.from({ length: 5000 }, () => uuidv7());

it('is the same for an account and a key every time', () => {
  expect(placeOf('0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10', 'admin_debug')).toBe(
    placeOf('0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e10', 'admin_debug'),
  );
});

it.each([1, 10, 50, 90])('%i percent of accounts are within a share of so much, give or take two', (share) => {
  const within = accounts.filter((id) => placeOf(id, 'patient_nav_help') < share).length;
  expect(Math.abs(within / 50 - share)).toBeLessThan(2);
});

it('stands elsewhere for another feature', () => {
  const same = accounts.filter((id) => placeOf(id, 'patient_nav_help') === placeOf(id, 'patient_nav_browse')).length;
  expect(same).toBeLessThan(100);
});
