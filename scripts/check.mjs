// `npm run check [-- --only <part of a name>] [--with-build]`: every checker, one line each. Exits 1 on findings.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCheckers, ownCheckers, toolCheckers } from './checks/all-checkers.mjs';
import { runChecker } from './checks/rule.mjs';
import { readTree } from './checks/tree.mjs';
import { repositoryRoot } from './setup/root.mjs';
import { isWebBuilt } from './setup/web-build.mjs';

const LANES = 2;
const SHOWN = 30;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    root: { type: 'string' },
    json: { type: 'string' },
    'with-build': { type: 'boolean' },
    'without-build': { type: 'boolean' },
  },
});
const root = resolve(values.root ?? repositoryRoot);
const tree = readTree(root);
const results = [];

function print({ name, problems, note, seconds }) {
  process.stdout.write(
    `${problems.length ? 'FAIL' : 'ok  '}  ${name.padEnd(34)} ${String(seconds).padStart(5)} s  ${note}\n`,
  );
  for (const problem of problems.slice(0, SHOWN))
    process.stdout.write(`        ${problem.replaceAll('\n', '\n        ')}\n`);
  if (problems.length > SHOWN) process.stdout.write(`        … and ${problems.length - SHOWN} more\n`);
}

async function work(queue) {
  for (let checker = queue.shift(); checker; checker = queue.shift()) {
    const result = await runChecker(checker, { root, tree });
    results.push(result);
    print(result);
  }
}

const withBuild = values['with-build'] || (!values['without-build'] && isWebBuilt(root));
const all = [...toolCheckers, ...(withBuild ? buildCheckers : []), ...ownCheckers];
const chosen = all.filter(({ name }) => !values.only || name.includes(values.only));
if (!chosen.length) {
  process.stderr.write(`No checker is called ${values.only}. There are: ${all.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}
await Promise.all(Array.from({ length: LANES }, () => work(chosen)));
if (!withBuild && !values['without-build'])
  process.stdout.write('note  size budgets are measured after npm run build\n');

const failed = results.filter(({ problems }) => problems.length).length;
process.stdout.write(`${results.length - failed} checkers passed, ${failed} failed\n`);
if (values.json) {
  mkdirSync(dirname(values.json), { recursive: true });
  writeFileSync(values.json, JSON.stringify({ passed: results.length - failed, failed }));
}
process.exit(failed ? 1 : 0);
