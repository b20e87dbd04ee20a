import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CONFIG_NAMES } from '../../apps/server/src/platform/config/config.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The names that stand in a file where the pattern has its group, in their order. */
const namesIn = (file: string, pattern: RegExp): (string | undefined)[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(pattern)].map(([, name]) => name);

const byText = (a = '', b = ''): number => a.localeCompare(b);

it.each([
  ['the table in README.md', 'README.md', /^\| `([A-Z0-9_]+)` \|/gm],
  ['.env.example', '.env.example', /^# ([A-Z0-9_]+)=/gm],
])('%s names every setting of the server once, and no other', (_what, file, pattern) => {
  expect(namesIn(file, pattern).toSorted(byText)).toEqual([...CONFIG_NAMES].toSorted(byText));
});
