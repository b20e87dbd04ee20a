/** Stored bytes of a file, readable in parts. */
export interface StoredBytes {
  size: number;
  /** Fewer bytes than requested at the end. */
  read(position: number, length: number): Promise<Buffer>;
  /** Frees what reading took; a later read takes it anew. */
  close(): Promise<void>;
}

/** Where encrypted bytes are kept, by file id. What is there is immutable: written once, read, deleted. */
export interface Blobs {
  /** Stores all of it or nothing. Throws FileExists if the id is taken. */
  put(id: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Null if there is no such file. */
  open(id: string): Promise<StoredBytes | null>;
  /** Returns whether there was something to delete. */
  delete(id: string): Promise<boolean>;
}
