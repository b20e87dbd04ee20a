import type { PostgresBinaries } from './find-binaries.mjs';

export function reachableBinaries(
  binaries: PostgresBinaries,
  identity: { uid: number; gid: number } | undefined,
  directory: string,
): string;
