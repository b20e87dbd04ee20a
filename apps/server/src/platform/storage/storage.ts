import type { Readable } from 'node:stream';

/** What is known of a stored file. */
export interface StoredFile {
  /** Bytes as they were given. */
  size: number;
  /** Hash of them, hexadecimal. */
  sha256: string;
}

/** Part of a file: from byte `start`, counted from 0, to byte `end`, that byte included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Keeps files by an id that the caller makes. A stored file never changes: it is written once, read, deleted. How it is
 * laid down (encrypted, on another machine) is the implementation's business; sizes and ranges are those of the content.
 * No call may be made inside a transaction.
 */
export interface Storage {
  /** Stores what a stream gives, whole or not at all. Throws FileTooLarge beyond `maxBytes`, FileExists when the id is taken. */
  put(id: string, content: Readable, maxBytes: number): Promise<StoredFile>;
  /**
   * The content or a part of it; null when there is no such file. Throws a RangeError when the part lies outside, FileDamaged
   * when what lies there is not what was put; found only while it is read, the stream breaks off with that.
   */
  get(id: string, range?: ByteRange): Promise<{ size: number; content: Readable } | null>;
  /** Null when there is no such file. Throws FileDamaged. */
  stat(id: string): Promise<{ size: number } | null>;
  /** Whether there was something to delete. */
  delete(id: string): Promise<boolean>;
}

export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}

export class FileExists extends Error {
  override name = 'FileExists';
}

/** What lies in the storage is not what was put there: it was changed, cut off, moved, or sealed under another secret. */
export class FileDamaged extends Error {
  override name = 'FileDamaged';
}
