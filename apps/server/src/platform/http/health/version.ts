import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../db/database.ts';

const root = path.resolve(import.meta.dirname, '../../../../../..');

export interface Version {
  name: string;
  version: string;
  /** Commit that is running, if known. */
  commit: string | null;
  node: string;
  engine: Database['engine'];
}

/**
 * What is running, from package.json and, in a clone, from git's files; `commit` overrides it from the configuration.
 */
export function readVersion(engine: Database['engine'], commit: string | undefined): Version {
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return { name, version, commit: commit ?? readCommit(path.join(root, '.git')), node: process.version, engine };
}

/** The checked-out commit of a git folder, or null if unknown. */
export function readCommit(gitFolder: string): string | null {
  try {
    const head = readFileSync(path.join(gitFolder, 'HEAD'), 'utf8').trim();
    const ref = /^ref: (.+)$/.exec(head)?.[1];
    const commit = ref ? (readIfThere(path.join(gitFolder, ref)) ?? fromPackedRefs(gitFolder, ref)) : head;
    return commit && /^[0-9a-f]{40,64}$/.test(commit) ? commit : null;
  } catch {
    return null;
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

function fromPackedRefs(gitFolder: string, ref: string): string | null {
  const line = readIfThere(path.join(gitFolder, 'packed-refs'))
    ?.split('\n')
    .find((packed) => packed.endsWith(` ${ref}`));
  return line?.split(' ')[0] ?? null;
}
