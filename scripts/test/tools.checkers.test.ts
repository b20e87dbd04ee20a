import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildCheckers, toolCheckers } from '../checks/all-checkers.mjs';
import { runChecker } from '../checks/rule.mjs';
import { readTree } from '../checks/tree.mjs';
import { plant } from '../testing/plant.ts';
import { toolPlants } from '../testing/planted-tool-findings.ts';

const all = [...toolCheckers, ...buildCheckers];
const byName = new Map(all.map((checker) => [checker.name, checker]));

async function findings(checker: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const root = plant(files, {});
  const { problems } = await runChecker(byName.get(checker), { root, tree: readTree(root) });
  return problems;
}

describe.each(toolPlants)('$checker', ({ checker, clean, broken }) => {
  it('finds nothing in a clean tree', async () => {
    expect(await findings(checker, clean)).toEqual([]);
  });

  it.each(broken)('finds $says', async ({ files, says }) => {
    expect(await findings(checker, { ...clean, ...files })).toContainEqual(expect.stringMatching(says));
  });

  it('fails when there is nothing to look at', async () => {
    expect(await findings(checker, { 'README.txt': '' })).not.toEqual([]);
  });
});

it('every program that checks is shown to fail', () => {
  const shown = toolPlants.map(({ checker }) => checker);
  // Import rules have a test of their own.
  expect([...shown, 'imports (dependency-cruiser)'].toSorted()).toEqual([...byName.keys()].toSorted());
});

it('every checker of the table is one that npm run check runs', () => {
  const source = readFileSync(path.resolve(import.meta.dirname, '../check.mjs'), 'utf8');
  expect(source).toContain('...toolCheckers');
  expect(source).toContain('...ownCheckers');
});
