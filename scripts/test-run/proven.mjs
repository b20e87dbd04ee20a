// Which state of slow proofs has passed. Planting violations for programs such as the linter takes minutes, and is only useful after a
// checker, its configuration or a program changes; a generated module passes its checks until the generator or what it uses changes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

const STAMP = 'scripts/test/proven.json';
/** The plants have their own module order, so a new module does not require another proof. */
const NO_INPUTS = new Set([STAMP, 'scripts/checks/module-order.json']);
const SETTINGS = ['.oxlintrc.json', 'tsconfig.base.json', 'package-lock.json'];
/** The checkers, their plants and the programs they start. */
const CHECKERS = [
  'scripts/checks',
  'scripts/check.mjs',
  'scripts/check-lock.mjs',
  'scripts/check-texts.mjs',
  'scripts/setup',
  'scripts/test',
  'scripts/testing',
  '.dependency-cruiser.cjs',
  '.oxfmtrc.json',
  'knip.json',
  'redocly.yaml',
  ...SETTINGS,
];
/** The generator, what its module must pass, and what the tests of that module start. */
const GENERATOR = [
  'scripts/checks',
  'scripts/gen',
  'scripts/test/generated-module.test.ts',
  'scripts/testing/copied-repository.ts',
  'apps/server/src/platform/testing',
  'vitest.config.ts',
  ...SETTINGS,
];
const TEMPLATES = 'scripts/gen/template';

/** Inputs of each proof. */
const INPUTS = {
  checkers: () => CHECKERS,
  generator: (root) => [...GENERATOR, ...usedByTemplates(root)],
};

/** One hash of the names and contents of all inputs of a proof. */
export function hashOf(root, proof) {
  const hash = createHash('sha256');
  const add = (path) => {
    const file = join(root, path);
    const entries = existsSync(file) ? entriesOf(file) : [];
    if (entries) for (const name of entries) add(`${path}/${name}`);
    else if (!NO_INPUTS.has(path)) hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  };
  for (const input of INPUTS[proof](root)) add(input);
  return hash.digest('hex');
}

/** The modules of the product that the templates import, and the folders of those they import by a package's name. */
export function usedByTemplates(root) {
  const folder = join(root, TEMPLATES);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const used = files
    .filter((entry) => entry.isFile())
    .flatMap(({ parentPath, name }) => {
      const at = parentPath.slice(folder.length + 1);
      const text = readFileSync(join(parentPath, name), 'utf8');
      return [...text.matchAll(/from '([^']+)'/g)].flatMap(([, from]) => {
        if (from.startsWith('@travesia/contracts/'))
          return [`packages/contracts/src/${from.slice('@travesia/contracts/'.length)}`];
        return from.startsWith('.') ? [normalize(join(at, from))] : [];
      });
    });
  return [...new Set(used)].filter((path) => !path.includes('__')).toSorted((one, other) => (one < other ? -1 : 1));
}

function entriesOf(file) {
  try {
    return readdirSync(file).toSorted();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function readStamp(root) {
  const file = join(root, STAMP);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Whether nothing changed since this proof passed: `checkers` or `generator`. */
export function isProven(root, proof) {
  return readStamp(root)[proof] === hashOf(root, proof);
}

/** Records that a proof passed; `hash` is that of the tested state. */
export function recordProof(root, proof, hash) {
  if (hash !== hashOf(root, proof)) return false;
  const { checkers, generator } = { ...readStamp(root), [proof]: hash };
  const lines = Object.entries({ checkers, generator }).flatMap(([name, of]) => (of ? [`  "${name}": "${of}"`] : []));
  writeFileSync(join(root, STAMP), `{\n${lines.join(',\n')}\n}\n`);
  return true;
}
