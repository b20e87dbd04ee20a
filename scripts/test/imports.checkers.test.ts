import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { runChecker } from '../checks/rule.mjs';
import imports, { unseenFiles } from '../checks/tools/imports.mjs';
import { readTree } from '../checks/tree.mjs';
import { plantedImports } from '../testing/planted-imports.ts';
import { plant } from '../testing/plant.ts';

const config: { forbidden: { name: string }[] } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs');
const ruleNames = config.forbidden.map(({ name }) => name);

const check = (root: string) => runChecker(imports, { root, tree: readTree(root) });

describe('the import rules', () => {
  it.each(Object.entries(plantedImports))('%s is enforced', async (rule, files) => {
    const { problems } = await check(plant(files));
    expect(problems).toContainEqual(expect.stringContaining(`: ${rule}`));
  });

  it('are all shown to be enforced', () => {
    expect(Object.keys(plantedImports).toSorted()).toEqual(ruleNames.toSorted());
  });

  it('allow a clean tree, of which every file was seen', async () => {
    const { problems, note } = await check(plant({}));
    expect(problems).toEqual([]);
    expect(note).toContain('100 % seen');
  });
});

describe('the guard against a checker that sees nothing', () => {
  const files = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'g.ts', 'h.ts', 'i.ts', 'j.ts'];
  const module = (source: string, dependencies: unknown[] = [{}]) => ({ source, dependencies });

  it('complains when fewer than nine tenths of the files were read', () => {
    expect(
      unseenFiles(
        files,
        files.slice(2).map((file) => module(file)),
      ).problems,
    ).toEqual([expect.stringContaining('only 80 %')]);
    expect(
      unseenFiles(
        files,
        files.slice(1).map((file) => module(file)),
      ).problems,
    ).toEqual([]);
  });

  it('complains when files were listed without a single import having been read', () => {
    expect(
      unseenFiles(
        files,
        files.map((file) => module(file, [])),
      ).problems,
    ).toEqual([expect.stringContaining('no import')]);
  });
});
