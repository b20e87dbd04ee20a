/** A file of which ranges can be read, so that none has to be in memory as a whole. */
export interface ByteSource {
  size: number;
  /** Bytes from `start` up to, not including, `end`, both within the file. */
  read(start: number, end: number): Promise<Uint8Array>;
}

export const sourceOfBytes = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (start, end) => bytes.subarray(start, end),
});
