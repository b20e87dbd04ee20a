import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../..');
const LEFT_OUT = new Set(['node_modules', 'build', '.react-router']);
// Without .gitignore the linter would walk through the packages.
const COPIED = [
  '.gitignore',
  'apps',
  'packages',
  'e2e',
  'scripts',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/**
 * A copy of this repository to change at will, with its own workspaces and the installed packages of the original. The caller
 * removes it.
 */
export function copyRepository(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'travesia-copy-'));
  for (const name of COPIED.filter((each) => existsSync(path.join(repository, each)))) {
    cpSync(path.join(repository, name), path.join(root, name), {
      recursive: true,
      filter: (file) => !LEFT_OUT.has(path.basename(file)),
    });
  }
  const packages = path.join(root, 'node_modules');
  mkdirSync(path.join(packages, '@travesia'), { recursive: true });
  for (const name of readdirSync(path.join(repository, 'node_modules'))) {
    if (name !== '@travesia') symlinkSync(path.join(repository, 'node_modules', name), path.join(packages, name));
  }
  for (const [name, folder] of [
    ['contracts', 'packages/contracts'],
    ['server', 'apps/server'],
    ['web', 'apps/web'],
  ] as const) {
    symlinkSync(path.join('../..', folder), path.join(packages, '@travesia', name));
  }
  return root;
}
