import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { areCheckersProven, checkersHash, recordProof } from '../test-run/proven.mjs';

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
  expect(areCheckersProven(root)).toBe(false);
  expect(recordProof(root, checkersHash(root))).toBe(true);
  expect(areCheckersProven(root)).toBe(true);
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
    expect(areCheckersProven(root), changed).toBe(false);
    recordProof(root, checkersHash(root));
  }
});

it('checkers that were changed while their plants ran are not recorded as proven', () => {
  const root = copy();
  const hash = checkersHash(root);
  writeFileSync(path.join(root, 'scripts/checks/rules/new-rule.mjs'), '');
  expect(recordProof(root, hash)).toBe(false);
  expect(areCheckersProven(root)).toBe(false);
});

it('another part of the scripts leaves the proof alone', () => {
  const root = copy();
  recordProof(root, checkersHash(root));
  appendFileSync(path.join(root, 'scripts/start.mjs'), ' ');
  expect(areCheckersProven(root)).toBe(true);
});
