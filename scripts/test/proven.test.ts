import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hashOf, isProven, recordProof, usedByTemplates } from '../test-run/proven.mjs';

const repository = path.resolve(import.meta.dirname, '../..');

/** The scripts and settings of this repository, to change. */
function copy(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'travesia-proven-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const name of ['scripts', '.oxlintrc.json', '.dependency-cruiser.cjs', 'knip.json', 'package-lock.json'])
    cpSync(path.join(repository, name), path.join(root, name), { recursive: true });
  return root;
}

it('checkers are proven by a run of the plants, and until something that they are made of changes', () => {
  const root = copy();
  rmSync(path.join(root, 'scripts/test/proven.json'), { force: true });
  expect(isProven(root, 'checkers')).toBe(false);
  expect(recordProof(root, 'checkers', hashOf(root, 'checkers'))).toBe(true);
  expect(isProven(root, 'checkers')).toBe(true);
  for (const changed of [
    'scripts/checks/rules/file-length.mjs',
    'scripts/checks/tools/lint.mjs',
    'scripts/testing/planted-imports.ts',
    '.oxlintrc.json',
    '.dependency-cruiser.cjs',
    'knip.json',
    'package-lock.json',
  ]) {
    appendFileSync(path.join(root, changed), ' ');
    expect(isProven(root, 'checkers'), changed).toBe(false);
    recordProof(root, 'checkers', hashOf(root, 'checkers'));
  }
});

it('checkers that were changed while their plants ran are not recorded as proven', () => {
  const root = copy();
  const hash = hashOf(root, 'checkers');
  writeFileSync(path.join(root, 'scripts/checks/rules/new-rule.mjs'), '');
  expect(recordProof(root, 'checkers', hash)).toBe(false);
  expect(isProven(root, 'checkers')).toBe(false);
});

it('another part of the scripts leaves the proof alone', () => {
  const root = copy();
  recordProof(root, 'checkers', hashOf(root, 'checkers'));
  appendFileSync(path.join(root, 'scripts/start.mjs'), ' ');
  expect(isProven(root, 'checkers')).toBe(true);
});

it('a generated module is proven until the generator or something it uses changes, apart from the checkers', () => {
  const root = copy();
  const used = usedByTemplates(root);
  expect(used).toContain('apps/server/src/platform/db/unit-of-work.ts');
  expect(used).toContain('packages/contracts/src/kit');
  expect(used.filter((file) => !existsSync(path.join(repository, file)))).toEqual([]);
  recordProof(root, 'checkers', hashOf(root, 'checkers'));
  recordProof(root, 'generator', hashOf(root, 'generator'));
  expect([isProven(root, 'checkers'), isProven(root, 'generator')]).toEqual([true, true]);
  appendFileSync(path.join(root, 'scripts/gen/wire.mjs'), ' ');
  expect([isProven(root, 'checkers'), isProven(root, 'generator')]).toEqual([true, false]);
  recordProof(root, 'generator', hashOf(root, 'generator'));
  const unitOfWork = path.join(root, 'apps/server/src/platform/db/unit-of-work.ts');
  mkdirSync(path.dirname(unitOfWork), { recursive: true });
  writeFileSync(unitOfWork, '');
  expect(isProven(root, 'generator')).toBe(false);
});
