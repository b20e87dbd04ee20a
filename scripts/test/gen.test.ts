import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeModule } from '../gen/make-module.mjs';
import { fill, namesOf } from '../gen/names.mjs';
import { copyRepository } from '../testing/copied-repository.ts';

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

describe('a generated module', () => {
  // A name that no module has, so that this test outlives the modules to come.
  const MODULE = 'waiting-lists';
  let root: string;
  let made: string[];
  beforeAll(async () => {
    root = copyRepository();
    ({ made } = await makeModule(root, namesOf(MODULE, { es: 'Listas de espera', pt: 'Listas de espera' })));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('lies on all sides, with a migration', () => {
    expect(made.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    for (const side of ['packages/contracts/src', 'apps/server/src/modules', 'apps/web/app/features']) {
      expect(existsSync(path.join(root, side, MODULE))).toBe(true);
    }
    const journal = readFileSync(path.join(root, 'apps/server/migrations/meta/_journal.json'), 'utf8');
    expect(journal).toContain('waiting_lists');
  });

  it('is listed last in the order of each side', () => {
    const order: Record<string, string[]> = JSON.parse(
      readFileSync(path.join(root, 'scripts/checks/module-order.json'), 'utf8'),
    );
    expect([order.server?.at(-1), order.web?.at(-1), order.contracts?.at(-2)]).toEqual([MODULE, MODULE, MODULE]);
    const features = readFileSync(path.join(root, 'apps/server/src/app/features.ts'), 'utf8');
    expect(features).toMatch(/ {2}waitingListsFeature,\n {2}demoFeature,\n\];/);
    const webFeatures = readFileSync(path.join(root, 'apps/web/app/features.ts'), 'utf8');
    expect(webFeatures).toMatch(/ {2}waitingListsFeature,\n\];/);
  });

  it('is not made twice', async () => {
    await expect(makeModule(root, namesOf(MODULE))).rejects.toThrow(/exists/);
  });
});
