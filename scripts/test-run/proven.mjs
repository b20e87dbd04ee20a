// Which state of the checkers is proven to find planted violations. Planting them for programs such as the linter takes
// minutes, and is only useful after a checker, its configuration or a program changes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'scripts/test/proven.json';
/** The plants have their own module order, so a new module does not require another proof. */
const NO_INPUTS = new Set([STAMP, 'scripts/checks/module-order.json']);
/** Inputs of the proof: the checkers, their plants and the programs they start. */
const INPUTS = [
  'scripts/checks',
  'scripts/check.mjs',
  'scripts/check-lock.mjs',
  'scripts/check-texts.mjs',
  'scripts/setup',
  'scripts/test',
  'scripts/testing',
  '.dependency-cruiser.cjs',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'knip.json',
  'redocly.yaml',
  'tsconfig.base.json',
  'package-lock.json',
];

/** One hash of the names and contents of all inputs. */
export function checkersHash(root) {
  const hash = createHash('sha256');
  const add = (path) => {
    const file = join(root, path);
    const entries = existsSync(file) ? entriesOf(file) : [];
    if (entries) for (const name of entries) add(`${path}/${name}`);
    else if (!NO_INPUTS.has(path)) hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  };
  for (const input of INPUTS) add(input);
  return hash.digest('hex');
}

function entriesOf(file) {
  try {
    return readdirSync(file).toSorted();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Whether the checkers are unchanged since they last passed. */
export function areCheckersProven(root) {
  const file = join(root, STAMP);
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).hash === checkersHash(root);
}

/** Records that the current checkers passed; `hash` is that of the tested state. */
export function recordProof(root, hash) {
  if (hash !== checkersHash(root)) return false;
  writeFileSync(join(root, STAMP), `{ "hash": "${hash}" }\n`);
  return true;
}
