import type { Readable } from 'node:stream';

export type Verdict = 'clean' | 'infected' | 'too_large';

/** The scanner can't be reached, or says something else than a verdict. It may later: what waits for it stays where it is. */
export class ScannerUnavailable extends Error {
  override name = 'ScannerUnavailable';
}

/** Looks for malware in files. Never called inside a transaction. */
export interface Scanner {
  /** Reads the content to its end, or stops at a finding. Throws ScannerUnavailable. */
  scan(content: Readable): Promise<Verdict>;
  /** Version and age of its signatures, as it says. Throws ScannerUnavailable. */
  version(): Promise<string>;
}
