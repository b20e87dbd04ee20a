import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fill, namesOf } from '../gen/names.mjs';
import { wireModule } from '../gen/wire.mjs';

const repository = path.resolve(import.meta.dirname, '../..');
/** The lists of modules, which change with each. */
const LISTS = [
  'packages/contracts/src/features.ts',
  'apps/server/src/app/features.ts',
  'apps/web/app/features.ts',
  'scripts/checks/module-order.json',
];

describe('names', () => {
  it.each([
    [
      'favorites',
      {},
      { thing: 'favorite', Things: 'Favorites', table: 'favorites', camel: 'favorites', area: 'favorites' },
    ],
    ['itineraries', {}, { thing: 'itinerary', things: 'itineraries', Thing: 'Itinerary' }],
    [
      'support',
      { thing: 'support-ticket' },
      { thing: 'support-ticket', Thing: 'SupportTicket', table: 'support_tickets', words: 'support ticket' },
    ],
    ['access', {}, { thing: 'access', things: 'accesses' }],
  ])('of %s', (module, options, expected) => {
    expect(namesOf(module, options)).toMatchObject(expected);
  });

  it.each(['Favorites', 'my_module', '-x', ''])('refuse %j', (module) => {
    expect(() => namesOf(module)).toThrow('kebab-case');
  });

  it('are all a template may ask for', () => {
    expect(() => fill('__thing__ __unknown__', namesOf('favorites'))).toThrow('__unknown__');
  });
});

// Whether a whole module is made, and passes, is in generated-module.test.ts.
it('a new module is listed last in the order of each side', () => {
  // A name that no module has, so that this test outlives the modules to come.
  const MODULE = 'waiting-lists';
  const root = mkdtempSync(path.join(tmpdir(), 'travesia-lists-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const list of LISTS) cpSync(path.join(repository, list), path.join(root, list));
  expect(new Set(wireModule(root, namesOf(MODULE)))).toEqual(new Set(LISTS));
  const read = (list: string) => readFileSync(path.join(root, list), 'utf8');
  const order = JSON.parse(read('scripts/checks/module-order.json')) as Record<string, string[]>;
  expect([order['server']?.at(-1), order['web']?.at(-1), order['contracts']?.at(-1)]).toEqual([MODULE, MODULE, MODULE]);
  expect(read('apps/server/src/app/features.ts')).toMatch(/ {2}waitingListsFeature,\n {2}demoFeature,\n\];/);
  expect(read('apps/web/app/features.ts')).toMatch(/ {2}waitingListsFeature,\n\];/);
});
