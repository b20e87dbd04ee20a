// Rules 4 and 11: rules, policies and presenters decide without I/O, so that a table of cases tests them completely.
import { defineRule } from '../rule.mjs';
import { calledMethod, calledName, findAll, importsOf } from '../syntax.mjs';

const EFFECTS =
  /\.repo\.ts$|\/(commands|queries)\/|\/platform\/(db|outbox|events|jobs|mail|storage|http)\/|^(node:)?(fs|net|https?|child_process)(\/|$)|^(pg|drizzle-orm)(\/|$)/;
const OUTSIDE_STATE = new Set(['fetch', 'setTimeout', 'setInterval']);

export default defineRule({
  name: 'pure decisions',
  rules: '4, 11',
  files: (tree) => tree.sources(/^apps\/server\/src\/.*\.(rules|policy|presenter)\.ts$/),
  inspect(file, tree, report) {
    const { program } = tree.parse(file);
    for (const { node, from } of importsOf(program)) {
      const value =
        node.importKind !== 'type' && (node.specifiers ?? []).some(({ importKind }) => importKind !== 'type');
      if (value && EFFECTS.test(from)) report(node, `imports ${from}: it decides, it does not read or write`);
    }
    for (const { node } of findAll(program, 'CallExpression')) {
      const { object, method } = calledMethod(node) ?? {};
      if (OUTSIDE_STATE.has(calledName(node)) || (object === 'Date' && method === 'now'))
        report(node, `${method ? `${object}.` : ''}${calledName(node)}(): take the moment or the fact as an argument`);
    }
    for (const { node } of findAll(program, 'NewExpression')) {
      if (calledName(node) === 'Date' && node.arguments.length === 0)
        report(node, 'new Date(): take the moment as an argument');
    }
  },
});
