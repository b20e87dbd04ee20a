import { expect, it } from 'vitest';
import { ownAddress } from '../own-address.ts';

it.each([
  [{ publicUrl: 'https://travesia.test', host: '0.0.0.0', port: 80 }, 'https://travesia.test'],
  [{ publicUrl: undefined, host: '127.0.0.1', port: 3000 }, 'http://127.0.0.1:3000'],
  [{ publicUrl: undefined, host: '0.0.0.0', port: 3000 }, 'http://127.0.0.1:3000'],
  [{ publicUrl: undefined, host: '::', port: 3000 }, 'http://127.0.0.1:3000'],
  [{ publicUrl: undefined, host: '::1', port: 3000 }, 'http://[::1]:3000'],
])('with %j, links lead to %s', (config, address) => {
  expect(ownAddress(config)).toBe(address);
});
