import { createHash } from 'node:crypto';
import { assertOutsideUnitOfWork } from '../db/unit-of-work.ts';
import { type ByteRange, FileTooLarge, type StoredFile } from './storage.ts';

/** Ids are UUIDs, so no id can escape the folder. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Preconditions of every storage call. */
export function assertFileId(id: string): void {
  assertOutsideUnitOfWork('storage');
  if (!ID.test(id)) throw new TypeError(`"${id}" is not the id of a file: it must be a UUID in lower case`);
}

export function assertInside({ start, end }: ByteRange, size: number): void {
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || start > end || end >= size) {
    throw new RangeError(`bytes ${start} to ${end} are not inside a file of ${size} bytes`);
  }
}

/** Passes content through, throws FileTooLarge beyond `maxBytes`, and then knows its size and hash. */
export function measureContent(maxBytes: number): {
  pass: (chunks: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>;
  facts: () => StoredFile;
} {
  const hash = createHash('sha256');
  let size = 0;
  return {
    async *pass(chunks) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > maxBytes) throw new FileTooLarge(`the file is over ${maxBytes} bytes`);
        hash.update(chunk);
        yield chunk;
      }
    },
    facts: () => ({ size, sha256: hash.digest('hex') }),
  };
}
