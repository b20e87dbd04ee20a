import { expect, it } from 'vitest';
import { isOwnAddress } from '../own-address.ts';

it("matches the account's email in any case, and no other", () => {
  expect(isOwnAddress(' Rosa@Example.com ', 'rosa@example.com')).toBe(true);
  expect(isOwnAddress('', 'rosa@example.com')).toBe(false);
  expect(isOwnAddress('rosa@example.co', 'rosa@example.com')).toBe(false);
});
