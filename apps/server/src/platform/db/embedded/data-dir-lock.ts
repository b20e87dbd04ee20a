import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';

/** The embedded engine does not lock its folder: two processes on one would lose writes silently. A pid file guards it. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

/**
 * Takes the lock or throws DataDirInUse naming the process. A lock left by a dead process is taken over.
 * Returns the function that gives it back.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = `${dataDir}.lock`;
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(readFileSync(file, 'utf8'));
      if (holder !== process.pid && isEngine(holder)) throw new DataDirInUse(`${dataDir} is in use by process ${holder}`);
      rmSync(file, { force: true });
    }
  }
}

/** Whether the process lives and, where the system tells, is an engine: after a restart the number may belong to another. */
function isEngine(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('engine-process');
  } catch {
    return true;
  }
}
