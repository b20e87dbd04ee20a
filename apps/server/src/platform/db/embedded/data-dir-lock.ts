import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * The embedded engine does not lock its folder, nor does the sandbox gateway: two processes on one would silently lose
 * writes. A pid file prevents that.
 */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse';
}

/**
 * Takes the lock or throws DataDirInUse naming the process. A dead process's lock is taken over, even if several
 * processes find it at once. Returns the function that releases it. `program` is part of the command line of processes
 * that take this lock.
 */
export function lockDataDir(dataDir: string, program = 'engine-process'): () => void {
  const file = `${dataDir}.lock`;
  for (;;) {
    if (createWithPid(file)) return () => rmSync(file, { force: true });
    const holder = readHolder(file);
    if (holder === null) continue;
    if (holder !== process.pid && isRunning(holder, program)) throw inUse(dataDir, holder);
    setAside(dataDir, file, program);
  }
}

const inUse = (dataDir: string, pid: number) => new DataDirInUse(`${dataDir} is in use by process ${pid}`);

/** Creates the file with its content atomically, so that it is never read empty. Returns false if it exists. */
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

/** The pid in the file, NaN if it contains none, null if there is no file. */
function readHolder(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8') || Number.NaN);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return null;
  }
}

/** Removes a dead process's lock; restores it if a live process took it in the meantime. */
function setAside(dataDir: string, file: string, program: string): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const holder = readHolder(aside);
  const isAlive = holder !== null && holder !== process.pid && isRunning(holder, program);
  if (isAlive) linkSync(aside, file);
  rmSync(aside);
  if (isAlive) throw inUse(dataDir, holder);
}

/**
 * Whether the process is alive and, where the system can tell, runs the program: after a restart the pid may belong to
 * another process.
 */
function isRunning(pid: number, program: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);
  } catch {
    return true;
  }
}
