import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { cleanTree } from './clean-tree.ts';

/** Writes the clean tree with the given files on top into a temp folder and returns its path. It is gone after the test. */
export function plant(
  files: Readonly<Record<string, string>>,
  base: Readonly<Record<string, string>> = cleanTree,
): string {
  const root = mkdtempSync(path.join(tmpdir(), 'travesia-planted-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [name, text] of Object.entries({ ...base, ...files })) {
    mkdirSync(path.join(root, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  mkdirSync(path.join(root, 'node_modules/@travesia'), { recursive: true });
  symlinkSync('../../packages/contracts', path.join(root, 'node_modules/@travesia/contracts'));
  return root;
}
