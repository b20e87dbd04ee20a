// Rule 3: a route comes from a contract endpoint. Registered by hand, it would have no access rule, validation or
// documentation.
import { pageServing } from '../page-serving.mjs';
import { defineRule } from '../rule.mjs';
import { calledMethod, findAll, keyOf, stringOf } from '../syntax.mjs';

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'all']);

export default defineRule({
  name: 'routes by mount()',
  rules: '3',
  files: (tree) =>
    tree.sources(/^apps\/server\/src\/(?!platform\/http\/)(?!.*\/test\/)/).filter((file) => !pageServing.test(file)),
  inspect(file, tree, report) {
    for (const { node } of findAll(tree.parse(file).program, 'CallExpression')) {
      const { object, method } = calledMethod(node) ?? {};
      const [first, second] = node.arguments;
      const address = stringOf(first)?.startsWith('/') || stringOf(first) === '*';
      const byMethod = METHODS.has(method) && address && second !== undefined;
      const byOptions =
        method === 'route' &&
        first?.type === 'ObjectExpression' &&
        first.properties.some((property) => ['url', 'handler'].includes(keyOf(property)));
      if (byMethod || byOptions)
        report(node, `${object}.${method}(…) registers a route: declare an endpoint in contracts and mount() it`);
    }
  },
});
