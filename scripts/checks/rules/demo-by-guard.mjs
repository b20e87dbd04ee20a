// Rule 4 (ADR 38): platform/demo decides what belongs to the demo and what its users may see. A feature that checks the
// flag itself duplicates the decision, and the one that forgets shows real users to strangers. Passing the flag on as a
// label is fine.
import { defineRule } from '../rule.mjs';
import { calledName, keyOf, nameOf, walk } from '../syntax.mjs';

const GUARD = /^apps\/server\/src\/platform\/demo\//;
const DEMO_DATA_AND_TESTS = /^apps\/server\/src\/demo\/|\/(demo|test|testing)\//;
/** Files that check the flag themselves, and why. */
const EXCEPTIONS = {
  'apps/server/src/main.ts': 'says at the start that the demo is on',
  'apps/server/src/app/prepare-data.ts': "loads the demo's data",
  'apps/server/src/app/start-server.ts': "puts the demo's people back to how they were made",
  'apps/server/src/platform/config/config.ts': 'decides whether the demo is on',
  'apps/server/src/platform/db/guard-production.ts': 'refuses to start the demo on data of a real installation',
  'apps/server/src/cli/admin/account-looks.ts': 'prints the label in words',
};

const FLAG = /^(demo|is_?demo|demo_?only|only_?demo)$|[a-z]Demo$/i;
const FLAG_IN_SQL = String.raw`(\w+\.)?(is_)?demo\b`;
const CONDITION_IN_SQL = new RegExp(
  String.raw`\b(where|and|or|not|when|on)\s+\(?\s*${FLAG_IN_SQL}|\b${FLAG_IN_SQL}\s*(=|<>|is\b|and\b|or\b|then\b)|^\s*${FLAG_IN_SQL}\s*$`,
  'i',
);
const HELPERS = new Set(['inSight', 'ofDemo', 'isReal', 'ofSameWorld', 'whileDemoIs', 'onlyDemoIf']);
const CONDITIONS = new Set(['eq', 'ne', 'and', 'or', 'not', 'where', 'having']);
const WRAPPERS = ['ParenthesizedExpression', 'TSNonNullExpression', 'TSAsExpression', 'ChainExpression'];
const BY_HAND = 'decides by the demo flag: ask platform/demo (ADR 38)';

export default defineRule({
  name: 'demo by its guard',
  rules: '4',
  files: (tree) => tree.sources(/^apps\/server\/src\//),
  inspect(file, tree, report) {
    if (GUARD.test(file) || DEMO_DATA_AND_TESTS.test(file)) return;
    const found = [];
    walk(tree.parse(file).program, (node, ancestors) => found.push(...violations(node, ancestors)));
    if (file in EXCEPTIONS) {
      if (!found.length) report(undefined, 'needs no exception from the rule on the demo any more');
      return;
    }
    for (const [node, text] of found) report(node, text);
  },
});

/** Findings of one node: pairs of position and text. */
function violations(node, ancestors) {
  const parent = ancestors.at(-1);
  if (node.type === 'TSAsExpression' && node.typeAnnotation.typeName?.name === 'Sight')
    return [[node, "forges a Sight: ask platform/demo's sightOf()"]];
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && !FLAG.test(node.id.name))
    return isFlag(node.init) ? [[node, 'gives the demo flag another name, under which nobody sees what decides']] : [];
  if (node.type === 'TaggedTemplateExpression') return isConditionInSql(node, parent) ? [[node, BY_HAND]] : [];
  if (parent?.type === 'ObjectPattern' && FLAG.test(keyOf(node) ?? '') && !FLAG.test(nameOfPattern(node.value)))
    return [[node, 'gives the demo flag another name, under which nobody sees what decides']];
  return askedIn(node).some(isFlag) ? [[node, BY_HAND]] : [];
}

/** The expressions whose truth a node acts on, or returns. */
function askedIn(node) {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return [node.test];
    case 'LogicalExpression':
      return node.operator === '??' ? [] : [node.left, node.right];
    case 'UnaryExpression':
      return node.operator === '!' ? [node.argument] : [];
    case 'BinaryExpression':
      return /^[!=]==?$/.test(node.operator) ? [node.left, node.right] : [];
    case 'ReturnStatement':
      return [node.argument];
    case 'ArrowFunctionExpression':
      return [node.body];
    case 'CallExpression':
      return CONDITIONS.has(calledName(node) ?? '') ? node.arguments : [];
    default:
      return [];
  }
}

/** Whether an expression is the flag itself: `demo`, `user.demo`, `row?.demo ?? false`. */
function isFlag(node) {
  if (!node) return false;
  if (WRAPPERS.includes(node.type)) return isFlag(node.expression);
  if (node.type === 'LogicalExpression' && node.operator === '??') return isFlag(node.left);
  return ['Identifier', 'MemberExpression'].includes(node.type) && FLAG.test(nameOf(node) ?? '');
}

const nameOfPattern = (node) => (node.type === 'AssignmentPattern' ? (node.left.name ?? '') : (node.name ?? ''));

/** A condition on the column in SQL; a column that is only selected, or passed to a guard helper, is not one. */
function isConditionInSql({ tag, quasi }, parent) {
  if (nameOf(tag) !== 'sql') return false;
  const isHanded = parent?.type === 'CallExpression' && HELPERS.has(calledName(parent) ?? '');
  const isColumn = parent?.type === 'Property' && FLAG.test(keyOf(parent) ?? '');
  if (isHanded || isColumn) return false;
  const text = quasi.quasis
    .map(({ value }, index) => value.cooked + (isFlag(quasi.expressions[index]) ? 'row.demo' : '$'))
    .join('')
    .replace(/\$$/, '');
  return CONDITION_IN_SQL.test(text);
}
