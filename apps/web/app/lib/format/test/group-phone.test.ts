import { describe, expect, it } from 'vitest';
import { groupPhone } from '../group-phone.ts';

describe('a phone number for reading', () => {
  it.each([
    ['+576044440000', '+57 604 444 0000'],
    ['+525512345678', '+52 55 1234 5678'],
    ['+526641234567', '+52 664 123 4567'],
    ['+5511987654321', '+55 11 98765 4321'],
    ['+551133334444', '+55 11 3333 4444'],
    ['+50622223333', '+506 2222 3333'],
    ['+5072223333', '+507 222 3333'],
    ['+5491123456789', '+54 9 11 2345 6789'],
    ['+56221234567', '+56 2 2123 4567'],
    ['+59322345678', '+593 2 234 5678'],
    ['+5112345678', '+51 1 234 5678'],
    ['+18095551234', '+1 809 555 1234'],
    ['+4915112345678', '+49 15 112 345 678'],
    ['+353861234567', '+353 861 234 567'],
  ])('%s is formatted as in its country: %s', (number, written) => {
    expect(groupPhone(number)).toBe(written);
  });

  it.each(['+34912345678', '+33123456789', '+4412345', '+862112345678', '+99412345'])('%s loses no digit', (number) => {
    const written = groupPhone(number);
    expect(written.replaceAll(' ', '')).toBe(number);
    expect(written).not.toMatch(/ $|\d{5}/);
  });

  it.each(['', '555 1234', '+1', '(11) 3333-4444', '+57 604 444'])(
    '“%s”, which is not a complete number, stays as typed',
    (typed) => {
      expect(groupPhone(typed)).toBe(typed);
    },
  );
});
