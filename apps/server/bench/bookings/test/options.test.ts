import { expect, it } from 'vitest';
import { readWords } from '../options.ts';

it.each([
  [[], { what: 'race', rounds: 200, clients: 100 }],
  [['race', '20', '7'], { what: 'race', rounds: 20, clients: 7 }],
  [['crash'], { what: 'crash', rounds: 200, clients: 16 }],
  [['database', '3'], { what: 'database', rounds: 3, clients: 16 }],
])('the torture of bookings takes %j', (words, asked) => {
  expect(readWords(words)).toEqual(asked);
});

it.each([
  [['--help']],
  [['race', '--help']],
  [['race', '0']],
  [['race', '1e2']],
  [['race', '20000']],
  [['race', '1', '2', '3']],
  [['crash', '1', '2']],
])('the torture of bookings refuses %j', (words) => {
  expect(readWords(words)).toBeNull();
});
