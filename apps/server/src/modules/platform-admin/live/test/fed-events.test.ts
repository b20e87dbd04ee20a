import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { FEED_NAMES, type FeedName } from '@travesia/contracts/platform-admin';
import { expect, it } from 'vitest';
import { fedEvents, ignoredEvents } from '../fed-events.ts';

const CONTRACTS = path.resolve(import.meta.dirname, '../../../../../../../packages/contracts/src');

/** Names of all events that any feature declares. */
async function declared(): Promise<string[]> {
  const files = globSync('**/*.events.ts', { cwd: CONTRACTS });
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(path.join(CONTRACTS, file)).href)));
  return modules
    .flatMap((module: Record<string, unknown>) => Object.values(module))
    .flatMap((one) => {
      const { name, payload } = (one ?? {}) as { name?: string; payload?: unknown };
      return name && payload && /\.v\d+$/.test(name) ? [name] : [];
    });
}

it('thinks about every event: it is in the feed, or left out on purpose', async () => {
  const events = await declared();
  expect(events.length).toBeGreaterThan(100);
  expect(events.filter((name) => !fedEvents.has(name) && !ignoredEvents.has(name))).toEqual([]);
  expect(events.filter((name) => fedEvents.has(name) && ignoredEvents.has(name))).toEqual([]);
  expect([...fedEvents.keys(), ...ignoredEvents].filter((name) => !events.includes(name))).toEqual([]);
});

it('gives every entry a name that the contract has, and every name an event', () => {
  const names = [...fedEvents.values()].map(({ name }) => name);
  const errors: FeedName[] = ['error.request', 'error.job', 'error.process'];
  expect([...names, ...errors].toSorted()).toEqual([...FEED_NAMES].toSorted());
});
