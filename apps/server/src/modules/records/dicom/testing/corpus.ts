import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../test/corpus');

/** Paths of all files of the corpus, below its folder. */
export const corpusFiles = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.dcm'))
    .toSorted();

export const corpusFile = (file: string): Buffer => readFileSync(path.join(folder, file));
