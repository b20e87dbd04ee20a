// Rule 5: states are questions to the machine's table in contracts. A hand-kept list of states is forgotten when one is added.
import { defineRule } from '../rule.mjs';
import { calledMethod, findAll, keyOf, nameOf, stringOf } from '../syntax.mjs';

const STATE = /^(state|status)$|(State|Status|_state|_status)$/;
const WRITES_STATES = /\/platform\/(transition|machine)|\.repo\.ts$|\/(test|testing)\/|^apps\/server\/src\/demo\//;

export default defineRule({
  name: 'states by machine',
  rules: '5',
  files: (tree) => tree.sources(/^apps\/(server\/src|web\/app)\//),
  inspect(file, tree, report) {
    for (const { node } of findAll(tree.parse(file).program, 'CallExpression')) {
      const { method } = calledMethod(node) ?? {};
      const [argument] = node.arguments;
      if (
        method === 'includes' &&
        isListOfWords(node.callee.object) &&
        argument &&
        STATE.test(nameOf(argument) ?? '')
      ) {
        report(node, 'keeps a list of states by hand: give the states a tag in the machine and ask statesTagged()');
      }
      if (
        method === 'set' &&
        !WRITES_STATES.test(file) &&
        argument?.type === 'ObjectExpression' &&
        argument.properties.some((property) => STATE.test(keyOf(property) ?? ''))
      ) {
        report(node, 'writes a state: only transition() does, with its history and event');
      }
    }
  },
});

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
