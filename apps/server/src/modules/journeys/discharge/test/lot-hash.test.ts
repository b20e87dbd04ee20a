import { expect, it } from 'vitest';
import { lotHashOf, lotKeyOf, normalizeLot } from '../lot-hash.ts';

it('a lot is the same however a label writes it, of its kind and under one secret', () => {
  expect(normalizeLot(' an-24 / 1187 ')).toBe('AN241187');
  const key = lotKeyOf('a secret of this installation, long enough');
  expect(lotHashOf(key, 'device', 'AN-24-1187')).toBe(lotHashOf(key, 'device', 'an 24 1187'));
  expect(lotHashOf(key, 'device', 'AN-24-1187')).not.toBe(lotHashOf(key, 'medicine', 'AN-24-1187'));
  expect(lotHashOf(lotKeyOf('another secret of another one'), 'device', 'AN-24-1187')).not.toBe(
    lotHashOf(key, 'device', 'AN-24-1187'),
  );
});
