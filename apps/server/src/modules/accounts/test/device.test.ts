import { describe, expect, it } from 'vitest';
import { keepDevice, nameDevice, placeOf, withoutLastPart } from '../sessions/device.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

describe('a device', () => {
  it.each([
    [FIREFOX, 'Firefox, Windows'],
    ['<script>alert(1)</script>', ''],
    ['', ''],
  ])('%s is called %s', (agent, name) => {
    expect(nameDevice(agent)).toBe(name);
  });

  it.each([
    ['203.0.113.77', '203.0.113.x'],
    ['::ffff:203.0.113.77', '203.0.113.x'],
    ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:x'],
    ['unknown', ''],
  ])('stores the network of %s as %s', (address, kept) => {
    expect(withoutLastPart(address)).toBe(kept);
  });

  it.each([
    ['America/Bogota', 'Bogota'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['Etc/UTC', null],
    ['UTC', null],
    [null, null],
  ])('the place of %s is %s', (zone, place) => {
    expect(placeOf(zone)).toBe(place);
  });

  it('truncates long user agents', () => {
    expect(keepDevice({ userAgent: 'x'.repeat(9000), address: '203.0.113.77' }, 'hash', undefined)).toEqual({
      userAgent: 'x'.repeat(400),
      timeZone: null,
      network: '203.0.113.x',
      networkHash: 'hash',
    });
  });
});
