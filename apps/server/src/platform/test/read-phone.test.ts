import { expect, it } from 'vitest';
import { readPhone } from '../read-phone.ts';

it.each([
  ['+1 (415) 555-2671', undefined, '+14155552671'],
  ['55 1234 5678', 'MX', '+525512345678'],
  ['(11) 91234-5678', 'BR', '+5511912345678'],
  ['0151 23456789', 'DE', '+4915123456789'],
  ['55 1234 5678', undefined, null],
  ['12345', 'US', null],
  ['call me', 'US', null],
  ['+999 123456789', 'US', null],
  ['604 444 0000', 'XX', null],
])('parses %j dialed in %s as %s', (typed, country, number) => {
  expect(readPhone(typed, country)).toBe(number);
});
