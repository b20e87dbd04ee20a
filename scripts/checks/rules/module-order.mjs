// Rule 2: modules are ordered, and use only those before them. Types count: they couple modules as well.
import { posix } from 'node:path';
import { moduleOrder, ORDER_FILE } from '../module-order.mjs';
import { defineRule } from '../rule.mjs';
import { findAll, stringOf } from '../syntax.mjs';

/**
 * `mayLookBack` are files that may name a later module: joins and foreign keys name tables; only its index imports an
 * endpoint.
 */
const SIDES = [
  {
    name: 'server',
    home: 'apps/server/src/modules/',
    mayLookBack: (from, to) => /\.(repo|tables)\.ts$/.test(from) && to.endsWith('.tables.ts'),
  },
  { name: 'web', home: 'apps/web/app/features/', mayLookBack: () => false },
  { name: 'contracts', home: 'packages/contracts/src/', mayLookBack: (from) => from.endsWith('.endpoints.ts') },
];
const TESTS = /\/(test|testing|evaluation)\//;
const LIST = 'apps/server/src/app/features.ts';
const IMPORTS = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

const sideOf = (file) => SIDES.find(({ home }) => file.startsWith(home));
const moduleOf = ({ home }, file) => file.slice(home.length).split('/')[0];

export default defineRule({
  name: 'module order',
  rules: '1, 2',
  files: (tree) => tree.sources(new RegExp(`^(${SIDES.map(({ home }) => home).join('|')})[^/]+/`)),
  inspect(file, tree, report) {
    if (TESTS.test(file)) return;
    const side = sideOf(file);
    const order = moduleOrder(tree)[side.name];
    const from = moduleOf(side, file);
    for (const { node, to } of importsOf(tree, file)) {
      if (!to.startsWith(side.home) || side.mayLookBack(file, to)) continue;
      const target = moduleOf(side, to);
      if (order.includes(from) && order.indexOf(target) > order.indexOf(from))
        report(
          node,
          `${from} uses ${target}, which comes after it in ${ORDER_FILE}: let ${target} offer it, or listen to an event`,
        );
    }
  },
  conclude(tree, report, files) {
    const order = moduleOrder(tree);
    const counts = SIDES.map((side) => {
      const names = new Set(files.filter((file) => sideOf(file) === side).map((file) => moduleOf(side, file)));
      for (const name of names)
        if (!order[side.name].includes(name))
          report(side.home + name, undefined, `has no place in the order of ${side.name}: add it to ${ORDER_FILE}`);
      return `${names.size} on ${side.name}`;
    });
    compareList(tree, report, order.server);
    return `modules: ${counts.join(', ')}`;
  },
});

function* importsOf(tree, file) {
  const { program } = tree.parse(file);
  for (const type of IMPORTS)
    for (const { node } of findAll(program, type)) {
      const path = stringOf(node.source);
      if (path?.startsWith('.')) yield { node, to: posix.join(posix.dirname(file), path) };
    }
}

/** The server starts its features in this file's order, so that each finds what those before it offer. */
function compareList(tree, report, order) {
  if (!tree.matching(new RegExp(`^${LIST}$`)).length) return;
  const { program } = tree.parse(LIST);
  const homes = new Map();
  for (const { node } of findAll(program, 'ImportDeclaration'))
    for (const { local } of node.specifiers) homes.set(local.name, /modules\/([^/]+)\//.exec(node.source.value)?.[1]);
  const [list] = findAll(program, 'ArrayExpression');
  const names = (list?.node.elements ?? []).map(({ name }) => homes.get(name)).filter(Boolean);
  for (const [at, name] of names.entries()) {
    const before = names[at - 1];
    if (before && order.indexOf(before) > order.indexOf(name))
      report(LIST, undefined, `lists ${before} before ${name}; ${ORDER_FILE} has them the other way`);
  }
}
