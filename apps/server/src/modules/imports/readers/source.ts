import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';

/** Rereadable bytes: detection reads them first, then the import reads them again. */
export type FacilitySource = { name: string; size: number; open(): AsyncIterable<Uint8Array> };

/** A local file. Rejects with the system's error (`ENOENT`, `EACCES`) when it can't be read, and for anything but a file. */
export async function fileSource(path: string): Promise<FacilitySource> {
  const found = await stat(path);
  if (!found.isFile()) throw new Error(found.isDirectory() ? 'it is a folder; give a file in it' : 'it is not a file');
  const { size } = found;
  return { name: basename(path), size, open: () => createReadStream(path, { highWaterMark: 256 * 1024 }) };
}

/** Bytes already in memory, such as an upload. */
export function memorySource(name: string, bytes: Uint8Array): FacilitySource {
  return {
    name,
    size: bytes.length,
    async *open() {
      const step = 64 * 1024;
      for (let at = 0; at < bytes.length; at += step) yield bytes.subarray(at, at + step);
    },
  };
}

/** Digest of the bytes, by which the same content is known under another name. */
export async function digestOfSource(source: FacilitySource): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of source.open()) hash.update(chunk);
  return hash.digest('hex');
}
