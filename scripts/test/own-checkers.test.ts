import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownCheckers } from '../checks/all-checkers.mjs';
import { runChecker } from '../checks/rule.mjs';
import { readTree } from '../checks/tree.mjs';
import { plantsInCode } from '../testing/planted-in-code.ts';
import { plantsInFiles } from '../testing/planted-in-files.ts';
import { plant } from '../testing/plant.ts';

const plants = [...plantsInFiles, ...plantsInCode];
const byName = new Map(ownCheckers.map((checker) => [checker.name, checker]));

async function findings(checker: string, root: string): Promise<string[]> {
  const { problems } = await runChecker(byName.get(checker), { root, tree: readTree(root) });
  return problems;
}

describe('a checker of ours', () => {
  it.each(plants)('$checker finds $says', async ({ checker, files, says }) => {
    expect(await findings(checker, plant(files))).toContainEqual(expect.stringMatching(says));
  });

  it.each([...byName.keys()])('%s finds nothing in a clean tree, having looked at something', async (checker) => {
    expect(await findings(checker, plant({}))).toEqual([]);
  });

  it.each([...byName.keys()])('%s fails when there is nothing to look at', async (checker) => {
    expect(await findings(checker, plant({}, { 'README.txt': '' }))).not.toEqual([]);
  });

  it.each([...byName.keys()])('%s is shown to fail by a planted violation', (checker) => {
    expect(plants.map((planted) => planted.checker)).toContain(checker);
  });

  it('fails on a file that cannot be parsed, instead of taking it for clean', async () => {
    const root = plant({ 'apps/web/app/lib/broken.ts': 'export const = ;' });
    expect(await findings('fetch by call()', root)).toContainEqual(
      expect.stringContaining('broken.ts cannot be parsed'),
    );
  });
});

it('a helper that says so and expects counts as an assertion, wherever it lies', async () => {
  const folder = 'apps/server/src/modules/bookings';
  const root = plant({
    [`${folder}/test/refused.test.ts`]: `import { expect, it } from 'vitest';
import { desk, refuseAll } from '../testing/refusals.ts';
const refuse = (x: number) => expect(x).toBe(1);
it('here', () => { refuse(1); });
it('from another file', () => refuseAll());
it('by a method', () => desk().refuses(1));
it('named', refuseAll);`,
    [`${folder}/testing/refusals.ts`]: `import { expect } from 'vitest';
export const desk = () => ({ refuses: (x: number) => expect(x).toBe(1) });
const one = (x: number) => expect(x).toBe(1);
export const refuseAll = () => one(1);`,
  });
  expect(await findings('test discipline', root)).toEqual([]);
});

it('the demo flag may be carried as a label, selected as a column and handed to the guard', async () => {
  const folder = 'apps/server/src/modules/bookings';
  const root = plant({
    [`${folder}/booking.presenter.ts`]: 'export const present = (row) => ({ id: row.id, demo: row.demo });',
    [`${folder}/shown.repo.ts`]: `export const columns = sql\`p.id, p.demo, p.name\`;
export const scope = { demo: sql\`p.demo\` };
export const shown = (db, sight) => db.select({ demo: users.demo }).from(users).where(inSight(sight, users.demo));
export const named = (sight) => sql\`select id from users u where \${inSight(sight, sql\`u.demo\`)}\`;`,
    [`${folder}/commands/act.ts`]: 'export const act = (person, thing) => isInSight(person, { demo: thing.demo });',
    [`${folder}/demo/rewrite.ts`]: 'export const rewrite = (row) => (row.demo ? 1 : 2);',
  });
  expect(await findings('demo by its guard', root)).toEqual([]);
});

it('every checker in scripts/checks/rules is run', () => {
  const files = readdirSync(path.resolve(import.meta.dirname, '../checks/rules'));
  expect(byName.size).toBe(files.length);
});
