import { expect, it } from 'vitest';
import { referenceOf } from '../reference.ts';

it('creates references without letters that look like digits', () => {
  expect(referenceOf(Uint8Array.from([0, 1, 10, 17, 18, 20, 22, 31]))).toBe('TR-01AH-JMPZ');
  expect(referenceOf(new Uint8Array(8).fill(255))).toBe('TR-ZZZZ-ZZZZ');
});
