import { emptyDischarge } from '@travesia/contracts/journeys';
import { expect, it } from 'vitest';
import { earlyDays } from '../desk/early-days.ts';

it('names each field with a day before the treatment', () => {
  const medicine = { name: 'Paracetamol', dose: '1 g', how: 'twice', lot: '' };
  const content = {
    ...emptyDischarge(),
    fit_to_fly: { from: '2020-01-01', conditions: '' },
    medicines: [
      { ...medicine, until: '2026-12-01' },
      { ...medicine, until: '2026-11-01' },
      { ...medicine, until: null },
    ],
    follow_up: [{ on: '2026-11-21', who: '', where: '' }],
  };
  expect(earlyDays(content, '2026-11-22')).toEqual(['fit_to_fly.from', 'medicines.1.until', 'follow_up.0.on']);
  expect(earlyDays(emptyDischarge(), '2026-11-22')).toEqual([]);
});
