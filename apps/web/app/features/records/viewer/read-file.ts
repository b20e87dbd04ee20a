/** Fetches a file of a record with the reader’s authorization. */
export type ReadFile = (fileId: string, signal?: AbortSignal) => Promise<Blob>;
