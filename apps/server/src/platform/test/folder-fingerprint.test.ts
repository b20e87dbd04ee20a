import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderFingerprint } from '../folder-fingerprint.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'travesia-fingerprint-'));
  mkdirSync(path.join(folder, 'inner'));
  writeFileSync(path.join(folder, 'inner/a.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is stable, and changes with a file’s content or name', () => {
  const first = folderFingerprint([folder]);
  expect(folderFingerprint([folder])).toBe(first);
  writeFileSync(path.join(folder, 'inner/a.json'), '{"changed": true}');
  const second = folderFingerprint([folder]);
  writeFileSync(path.join(folder, 'b.json'), '{}');
  expect(new Set([first, second, folderFingerprint([folder])]).size).toBe(3);
});
