import type { Readable } from 'node:stream';

/** Metadata of a stored file. */
export interface StoredFile {
  /** Bytes of the original content. */
  size: number;
  /** Its hash, hexadecimal. */
  sha256: string;
}

/** Part of a file: from byte `start`, counted from 0, to byte `end`, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Stores files by an id the caller creates. A stored file is immutable: written once, read, deleted. How it is stored
 * (encrypted, remotely) is up to the implementation; sizes and ranges are those of the content. No call may be made
 * inside a transaction.
 */
export interface Storage {
  /** Stores a stream completely or not at all. Throws FileTooLarge beyond `maxBytes`, FileExists if the id is taken. */
  put(id: string, content: Readable, maxBytes: number): Promise<StoredFile>;
  /**
   * The content or a part of it; null if there is no such file. Throws a RangeError if the part is out of bounds,
   * FileDamaged if the stored bytes were altered; if detected while reading, the stream fails with it.
   */
  get(id: string, range?: ByteRange): Promise<{ size: number; content: Readable } | null>;
  /** Null if there is no such file. Throws FileDamaged. */
  stat(id: string): Promise<{ size: number } | null>;
  /** Returns whether there was something to delete. */
  delete(id: string): Promise<boolean>;
}

export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

export class FileExists extends Error {
  override name = 'FileExists';
}

/** The stored bytes are not what was written: changed, truncated, moved, or encrypted with another secret. */
export class FileDamaged extends Error {
  override name = 'FileDamaged';
}
