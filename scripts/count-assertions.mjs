// `npm run test:count [-- <repository>]`: tests and assertions of each area as written. A table of cases counts as one
// test here and as many when run.
import { resolve } from 'node:path';
import { isAssertion } from './checks/assertions.mjs';
import { isTestCase } from './checks/rules/test-discipline.mjs';
import { findAll } from './checks/syntax.mjs';
import { readTree } from './checks/tree.mjs';
import { repositoryRoot } from './setup/root.mjs';

const TESTS = /(^|\/)(test|testing)\/.*\.[jt]sx?$|^e2e\/.*\.ts$/;

/** The area of a file: the server module, the web feature, else the folder below the workspace. */
function areaOf(file) {
  const [, area] =
    /^(packages\/contracts|e2e\/(?:journeys|accessibility|hostile)|e2e|scripts|apps\/server\/src\/(?:modules\/[^/]+|[^/]+)|apps\/web\/app\/(?:features\/[^/]+|lib|[^/]+)|apps\/[^/]+)/.exec(
      file,
    ) ?? [];
  return area ?? 'other';
}

const tree = readTree(resolve(process.argv[2] ?? repositoryRoot));
const areas = new Map();
for (const file of tree.sources(TESTS)) {
  const calls = findAll(tree.parse(file).program, 'CallExpression').map(({ node }) => node);
  const area = areas.get(areaOf(file)) ?? { files: 0, tests: 0, assertions: 0 };
  const tests = calls.filter(isTestCase).length;
  area.files += tests ? 1 : 0;
  area.tests += tests;
  area.assertions += calls.filter(isAssertion).length;
  areas.set(areaOf(file), area);
}

const line = (name, { files, tests, assertions }) =>
  `${name.padEnd(44)} ${String(files).padStart(5)} ${String(tests).padStart(6)} ${String(assertions).padStart(11)}\n`;
process.stdout.write(line('area', { files: 'files', tests: 'tests', assertions: 'assertions' }));
const total = { files: 0, tests: 0, assertions: 0 };
for (const [name, area] of [...areas].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  for (const key of Object.keys(total)) total[key] += area[key];
  if (area.tests || area.assertions) process.stdout.write(line(name, area));
}
process.stdout.write(line('all', total));
