// Rule 5: ask the machine's table in contracts about states, and write them only in platform/transition. A hand-written
// list of states misses new ones; a state written by hand has no history, no audit entry and no event.
import { defineRule } from '../rule.mjs';
import { calledMethod, calledName, findAll, keyOf, nameOf, stringOf } from '../syntax.mjs';
import { readMachineTables } from '../machine-tables.mjs';

const STATE = /^(state|status)$|(State|Status|_state|_status)$/;
const KIT = /^apps\/server\/src\/platform\/transition\//;
const TESTS = /\/(test|testing)\//;
const REPO = /\.repo\.ts$/;
/** Reset demo rows to their original states, which is not a transition. */
const REWRITES = /\/(rewrite-demo-[a-z-]+|upsert-demo-[a-z-]+)\.ts$/;
const BY_HAND = 'writes a state: only transition() does, with its history, entry and event';

export default defineRule({
  name: 'states by machine',
  rules: '5',
  files: (tree) => tree.sources(/^apps\/(server\/src|web\/app)\//),
  inspect(file, tree, report) {
    const { program } = tree.parse(file);
    const mayWrite = KIT.test(file) || TESTS.test(file);
    const machines = readMachineTables(tree);
    for (const { node } of findAll(program, 'CallExpression')) {
      inspectList(node, report);
      if (mayWrite) continue;
      inspectWrite(node, { isRepo: REPO.test(file), machines }, report);
      if (calledName(node) === 'upsert') inspectUpsert(node, machines, report);
      if (calledName(node) === 'rewriteDemoStates' && !REWRITES.test(file))
        report(
          node,
          'rewrites states without a move: only files of the demonstration may (rewrite-demo-…, upsert-demo-…)',
        );
    }
    if (!mayWrite && file.startsWith('apps/server/'))
      for (const type of ['Literal', 'TemplateLiteral'])
        for (const { node } of findAll(program, type)) if (writesState(stringOf(node), machines)) report(node, BY_HAND);
  },
  conclude(tree, report) {
    const { lifecycles, machinesUsed } = readMachineTables(tree);
    for (const file of tree.sources(/^packages\/contracts\/src\/.*machines?\.ts$/)) {
      if (TESTS.test(file)) continue;
      for (const { node } of findAll(tree.parse(file).program, 'VariableDeclarator'))
        if (
          node.init?.type === 'CallExpression' &&
          calledName(node.init) === 'defineMachine' &&
          !machinesUsed.has(node.id.name)
        )
          report(file, node, `${node.id.name} has no lifecycle: nothing could move by it`);
    }
    for (const { name, file, node } of lifecycles) {
      const manifest = `${file.split('/').slice(0, 5).join('/')}/feature.ts`;
      if (tree.files.includes(manifest) && !tree.read(manifest).includes(name))
        report(file, node, `${name} is not in ${manifest}: its timers would stand still`);
    }
  },
});

function inspectList(node, report) {
  const { method } = calledMethod(node) ?? {};
  const [argument] = node.arguments;
  if (method === 'includes' && isListOfWords(node.callee.object) && argument && STATE.test(nameOf(argument) ?? ''))
    report(node, 'keeps a list of states by hand: give the states a tag in the machine and ask statesTagged()');
}

/** `.update(table).set({ status })` and `.insert(table)….onConflictDoUpdate({ set: { status } })`. */
function inspectWrite(node, { isRepo, machines }, report) {
  const { method } = calledMethod(node) ?? {};
  const [argument] = node.arguments;
  if (argument?.type !== 'ObjectExpression') return;
  const set = method === 'onConflictDoUpdate' ? valueOf(argument, 'set') : argument;
  if ((method !== 'set' && method !== 'onConflictDoUpdate') || set?.type !== 'ObjectExpression') return;
  const states = machines.tables.get(tableOf(node))?.map(({ key }) => key);
  // Repos also have tables with a state but no machine, such as mails.
  const isState = (key) => states?.includes(key) || (!isRepo && STATE.test(key));
  if (set.properties.some((property) => isState(keyOf(property) ?? ''))) report(node, BY_HAND);
}

function inspectUpsert(node, machines, report) {
  const [, table, , , insertOnly] = node.arguments;
  const states = machines.tables.get(table && nameOf(table));
  if (!states) return;
  const kept = insertOnly?.type === 'ArrayExpression' ? insertOnly.elements.map((element) => nameOf(element)) : [];
  for (const { key } of states)
    if (!kept.includes(key))
      report(
        node,
        `would write ${key} over that of existing rows: name it among the columns that only an insert writes`,
      );
}

/** The table at the start of `tx.update(table).set(…)`. */
function tableOf(node) {
  for (let at = node; at?.type === 'CallExpression'; at = at.callee.object) {
    const { method } = calledMethod(at) ?? {};
    if ((method === 'update' || method === 'insert') && at.arguments[0]) return nameOf(at.arguments[0]);
  }
  return undefined;
}

const valueOf = (object, key) => object.properties.find((property) => keyOf(property) === key)?.value;

const UPDATE =
  /\bupdate\s+(?:only\s+)?"?(\w+|\$\{\})"?(?:\s+(?:as\s+)?\w+)?\s+set\b([\s\S]*?)(?=\bwhere\b|\bfrom\b|$)/gi;
const UPSERT = /\binsert\s+into\s+"?(\w+|\$\{\})"?[\s\S]*?\bdo\s+update\s+set\b([\s\S]*?)(?=\bwhere\b|$)/gi;

/** Whether a text is SQL that sets a column of a machine's table; an interpolated table may be any of them. */
function writesState(text, { tables }) {
  if (!text || !/\bset\b/i.test(text)) return false;
  const columns = (name) =>
    [...tables.values()]
      .flat()
      .filter(({ table }) => name === '${}' || table === name)
      .map(({ column }) => column);
  return [UPDATE, UPSERT].some((pattern) =>
    [...text.matchAll(pattern)].some(([, name, assigned]) =>
      columns(name).some((column) => new RegExp(`(^|[\\s,("])${column}"?\\s*=`, 'i').test(assigned)),
    ),
  );
}

function isListOfWords(node) {
  const list =
    node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' || node.type === 'ParenthesizedExpression'
      ? node.expression
      : node;
  return (
    list.type === 'ArrayExpression' &&
    list.elements.length > 1 &&
    list.elements.every((element) => stringOf(element) !== undefined)
  );
}
