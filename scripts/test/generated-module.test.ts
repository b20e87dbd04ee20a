import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownCheckers, toolCheckers } from '../checks/all-checkers.mjs';
import { runChecker } from '../checks/rule.mjs';
import { readTree } from '../checks/tree.mjs';
import { makeModule } from '../gen/make-module.mjs';
import { namesOf } from '../gen/names.mjs';
import { copyRepository } from '../testing/copied-repository.ts';
import { startScript } from '../testing/started-script.ts';

// A name that no module has, so that this test outlives the modules to come.
const MODULE = 'waiting-lists';
let root: string;
let made: string[];
let changed: string[];
beforeAll(async () => {
  root = copyRepository();
  ({ made, changed } = await makeModule(root, namesOf(MODULE, { es: 'Listas de espera', pt: 'Listas de espera' })));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** About the module, or of a checker that could not look. */
const counts = (problem: string) => /waiting-?_?list|ended with code/i.test(problem);

it('a generated module lies on all sides, with a migration, and is not made twice', async () => {
  expect(made.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  for (const side of ['packages/contracts/src', 'apps/server/src/modules', 'apps/web/app/features'])
    expect(existsSync(path.join(root, side, MODULE))).toBe(true);
  const journal = readFileSync(path.join(root, 'apps/server/migrations/meta/_journal.json'), 'utf8');
  expect(journal).toContain('waiting_lists');
  await expect(makeModule(root, namesOf(MODULE))).rejects.toThrow(/exists/);
});

it('a generated module passes every checker that reads sources', async () => {
  const unfit = ['format', 'API document', 'API descriptions', 'lockfile', 'unused', 'types'];
  const checkers = [...ownCheckers, ...toolCheckers].filter(({ name }) => !unfit.some((word) => name.includes(word)));
  const tree = readTree(root);
  const problems: string[] = [];
  // Over the whole repository, the linter and the compiler take longer than everything else here together. Types are checked in
  // the files that were made or changed, by the linter.
  const paths = [...made, ...changed].filter((file) => /\.tsx?$/.test(file));
  for (const checker of checkers)
    problems.push(...(await runChecker(checker, { root, tree, paths, typeCheck: true })).problems);
  expect(problems.filter(counts)).toEqual([]);
});

it('a generated module passes its own tests', async () => {
  const run = startScript(
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    { ...process.env, TEST_ENGINE: 'embedded' },
    ['run', '--root', root, 'waiting-list'],
  );
  expect(await run.ended, run.output()).toBe(0);
  expect(run.output()).toMatch(/Test Files.*4 passed/);
});
