import { expect, it } from 'vitest';
import { fileSize } from '../file-size.ts';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [34_400, '34 kB'],
  [1_240_000, '1.2 MB'],
  [20 * 1000 ** 4, '20,000 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(fileSize('en', bytes)).toBe(text);
});
