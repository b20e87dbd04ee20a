// A repository's files as the checkers see them: names, texts and syntax trees, each read once.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const NOT_OURS = new Set([
  'node_modules',
  '.git',
  '.data',
  '.tmp',
  'build',
  '.react-router',
  'test-results',
  'playwright-report',
]);
const SOURCE = /\.(ts|tsx|mts|cts|js|mjs|cjs|jsx)$/;

/** Reads the names of all files below `root`; texts and trees are read on demand. Paths are relative, with `/`. */
export function readTree(root) {
  const files = namesBelow(root, '');
  const names = new Set(files);
  const texts = new Map();
  const parsed = new Map();
  const kept = (map, file, make) => map.get(file) ?? map.set(file, make()).get(file);
  const read = (file) => kept(texts, file, () => readFileSync(join(root, file), 'utf8'));
  return {
    root,
    files,
    has: (file) => names.has(file),
    read,
    /** Code files, optionally those with a matching path. */
    sources: (pattern = /^/) =>
      files.filter((file) => SOURCE.test(file) && !file.endsWith('.d.ts') && pattern.test(file)),
    matching: (pattern) => files.filter((file) => pattern.test(file)),
    /**
     * `{program, comments}` in ESTree form. Throws for a file that can't be parsed: a checker must not treat it as
     * clean.
     */
    parse: (file) => kept(parsed, file, () => parseFile(file, read(file))),
  };
}

function namesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (NOT_OURS.has(entry.name)) return [];
      if (entry.isDirectory()) return namesBelow(root, path);
      return entry.isFile() ? [path] : [];
    });
}

function parseFile(file, text) {
  const { program, comments, errors } = parseSync(file, text);
  const fatal = errors.find(({ severity }) => severity === 'Error');
  if (fatal) throw new Error(`${file} cannot be parsed: ${fatal.message}`);
  return { program, comments };
}
