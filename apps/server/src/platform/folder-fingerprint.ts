import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A hash of all files in the folders, names and contents, so that derived data is rebuilt only when they change. */
export function folderFingerprint(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted((a, b) => (a < b ? -1 : 1));
    for (const name of names) hash.update(`${path.relative(folder, name)}\n`).update(readFileSync(name));
  }
  return hash.digest('base64url');
}
