import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The embedded engine does not lock its folder: two processes on one would lose writes silently. A pid file guards it. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

/**
 * Takes the lock or throws DataDirInUse naming the process. A lock left by a dead process is taken over, by one of those
 * who find it at the same time. Returns the function that gives it back.
 */
export function lockDataDir(dataDir: string): () => void {
  const file = `${dataDir}.lock`;
  for (;;) {
    if (createWithPid(file)) return () => rmSync(file, { force: true });
    const holder = readHolder(file);
    if (holder === null) continue;
    if (holder !== process.pid && isEngine(holder)) throw inUse(dataDir, holder);
    setAside(dataDir, file);
  }
}

const inUse = (dataDir: string, pid: number) => new DataDirInUse(`${dataDir} is in use by process ${pid}`);

/** Makes the file with its content in one step, so that nobody reads it empty. False when it is there already. */
function createWithPid(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(own);
  }
}

/** The number in the file, not a number when it holds none, null when there is no file. */
function readHolder(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8') || Number.NaN);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** Takes a dead process's lock away; if a living one got it in the meantime it is put back. */
function setAside(dataDir: string, file: string): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const holder = readHolder(aside);
  const isAlive = holder !== null && holder !== process.pid && isEngine(holder);
  if (isAlive) linkSync(aside, file);
  rmSync(aside);
  if (isAlive) throw inUse(dataDir, holder);
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
