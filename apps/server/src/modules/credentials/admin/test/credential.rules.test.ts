import { expect, it } from 'vitest';
import { evidenceFaults } from '../credential.rules.ts';

const evening = { today: '2026-11-23', todayUtc: '2026-11-24' };

it('accepts a check on the admin’s day while it is still the day before at the clinic', () => {
  expect(evidenceFaults('2026-11-24', null, evening)).toEqual([]);
  expect(evidenceFaults('2026-11-24', null, { today: '2026-11-24', todayUtc: '2026-11-23' })).toEqual([]);
});

it('refuses a check in the future everywhere, and a credential that has expired at the clinic', () => {
  expect(evidenceFaults('2026-11-25', '2026-11-22', evening).map(({ path }) => path)).toEqual([
    'body.checked_on',
    'body.expires_on',
  ]);
  expect(evidenceFaults('2026-11-23', '2026-11-23', evening)).toEqual([]);
});
