// Which table columns are machine states, read from the lifecycles and the tables themselves.
import { calledName, findAll, keyOf, nameOf, stringOf } from './syntax.mjs';

const known = new WeakMap();

/**
 * `tables`: table name in code → `[{ key, column, table }]` of its states; `lifecycles`: the declared ones;
 * `machinesUsed`: names of machines that have one.
 */
export function readMachineTables(tree) {
  const kept = known.get(tree) ?? read(tree);
  known.set(tree, kept);
  return kept;
}

function read(tree) {
  const columns = readColumns(tree);
  const tables = new Map();
  const lifecycles = [];
  const machinesUsed = new Set();
  for (const file of tree.sources(/^apps\/server\/src\/.*\.lifecycles?\.ts$/)) {
    const { program } = tree.parse(file);
    const properties = findAll(program, 'Property').map(({ node }) => node);
    const named = (key) => properties.filter((property) => keyOf(property) === key).map(({ value }) => value);
    const states = new Set(named('state').flatMap((value) => stringOf(value) ?? []));
    for (const machine of named('machine')) machinesUsed.add(nameOf(machine));
    for (const table of named('table').map((value) => nameOf(value))) {
      const ofTable = columns.get(table) ?? { table, byKey: new Map() };
      const before = tables.get(table) ?? [];
      const found = [...states]
        .filter((key) => ofTable.byKey.has(key) && !before.some((one) => one.key === key))
        .map((key) => ({ key, column: ofTable.byKey.get(key), table: ofTable.table }));
      tables.set(table, [...before, ...found]);
    }
    for (const { node } of findAll(program, 'VariableDeclarator'))
      if (node.init?.type === 'CallExpression' && calledName(node.init) === 'defineLifecycle')
        lifecycles.push({ name: node.id.name, file, node });
  }
  return { tables, lifecycles, machinesUsed };
}

/** Table name in code → its database name, and those of its columns by key. */
function readColumns(tree) {
  const columns = new Map();
  for (const file of tree.sources(/^apps\/server\/src\/.*\.tables\.ts$/))
    for (const { node } of findAll(tree.parse(file).program, 'VariableDeclarator')) {
      if (node.init?.type !== 'CallExpression' || calledName(node.init) !== 'pgTable') continue;
      const [name, body] = node.init.arguments;
      const byKey = new Map();
      for (const property of body?.type === 'ObjectExpression' ? body.properties : []) {
        const column = keyOf(property) && firstText(property.value);
        if (column) byKey.set(keyOf(property), column);
      }
      columns.set(node.id.name, { table: stringOf(name), byKey });
    }
  return columns;
}

/** `text('verification_status', …).notNull()` → `verification_status`. */
function firstText(node) {
  for (let at = node; at?.type === 'CallExpression'; at = at.callee.object ?? null)
    if (at.callee.type === 'Identifier') return stringOf(at.arguments[0]);
  return undefined;
}
