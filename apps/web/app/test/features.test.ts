import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { addressOf } from '../lib/feature/feature.ts';
import { navigation } from '../navigation.ts';

const app = path.resolve(import.meta.dirname, '..');
const order: { web: string[] } = JSON.parse(
  readFileSync(path.resolve(app, '../../../scripts/checks/module-order.json'), 'utf8'),
);

describe('the list of features', () => {
  it('has every folder with a manifest, in module order', () => {
    const folders = readdirSync(path.join(app, 'features'));
    const declared = folders.filter((name) => existsSync(path.join(app, 'features', name, 'feature.ts')));
    expect(features.map(({ name }) => name)).toEqual(order.web.filter((name) => declared.includes(name)));
    expect(declared.length).toBe(features.length);
  });

  it('has every file of a page, each page once', () => {
    const pages = features.flatMap((feature) => feature.pages);
    const files = readdirSync(path.join(app, 'routes'), { recursive: true, encoding: 'utf8' });
    const known = pages.map(({ file }) => file);
    expect(files.filter((file) => file.endsWith('.tsx') && !known.includes(file)).toSorted()).toEqual([
      'auth/layout.tsx',
      'portal/layout.tsx',
      'provider/layout.tsx',
      'public/given-layout.tsx',
      'public/layout.tsx',
    ]);
    const paths = pages.map((page) => page.path);
    expect(paths.filter((one, at) => paths.indexOf(one) !== at)).toEqual([]);
  });
});

describe('the list of navigation entries', () => {
  const entries = navigation.flatMap((of) => of('en'));

  it('has the entries of every folder with entries', () => {
    const declared = order.web.filter((name) =>
      existsSync(path.join(app, 'features', name, 'navigation/navigation.ts')),
    );
    expect(navigation.filter(Boolean)).toHaveLength(declared.length);
    expect(declared.length).toBeGreaterThan(0);
  });

  it('leads only to pages that exist', () => {
    const addresses = features.flatMap(({ pages }) => pages.map(addressOf));
    expect(entries.map((entry) => entry.path).filter((one) => !addresses.includes(one))).toEqual([]);
  });

  it('leads those who act for a clinic to pages that exist under its id', () => {
    const ofClinic = new Map(features.flatMap(({ pages }) => pages.map((page) => [addressOf(page), page.isOfClinic])));
    const entriesOfClinic = entries.filter((entry) => entry.path.startsWith('/provider/'));
    expect(entriesOfClinic.length).toBeGreaterThan(3);
    for (const entry of entriesOfClinic)
      expect(ofClinic.get(entry.path) ?? false, entry.path).toBe(entry.whileActing === undefined);
  });

  it('gives each entry a key and a position of its own', () => {
    const placed = entries.flatMap((entry) => entry.in.map((place) => ({ ...entry, place })));
    const repeated = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at);
    expect(repeated(placed.map(({ place, order: at }) => `${place} ${at}`))).toEqual([]);
    expect(repeated(placed.map(({ place, key }) => `${place.split('.', 1)[0]} ${key}`))).toEqual([]);
  });
});
