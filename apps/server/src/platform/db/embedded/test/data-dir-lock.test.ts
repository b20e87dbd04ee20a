import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, lockDataDir } from '../data-dir-lock.ts';

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'travesia-lock-'));
  dataDir = path.join(folder, 'db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const lockFile = () => `${dataDir}.lock`;

/** A live process that looks like an engine to the lock. */
async function fakeEngine() {
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume(); console.log("up")', 'engine-process'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { pid: child.pid ?? 0, end: () => (child.kill('SIGKILL'), ended) };
}

describe('lockDataDir', () => {
  it('records this process, and removes it on release', () => {
    const release = lockDataDir(dataDir);
    expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid));
    release();
    expect(existsSync(lockFile())).toBe(false);
  });

  it('is refused while another engine holds it, naming folder and process', async () => {
    const other = await fakeEngine();
    writeFileSync(lockFile(), String(other.pid));
    expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse);
    expect(() => lockDataDir(dataDir)).toThrow(`${dataDir} is in use by process ${other.pid}`);
    await other.end();
    lockDataDir(dataDir)();
  });

  it.each([
    ['a process that is dead', '999999999'],
    ['a number that is now another program’s', String(process.ppid)],
    ['nothing that is a number', 'x'],
    ['nothing', ''],
  ])('is taken over from %s', (_what, holder) => {
    writeFileSync(lockFile(), holder);
    const release = lockDataDir(dataDir);
    expect(readFileSync(lockFile(), 'utf8')).toBe(String(process.pid));
    release();
  });
});
