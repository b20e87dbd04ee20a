// Rule 8: guards and handlers return or throw. After a guard that replies itself, the handler still runs.
import { pageServing } from '../page-serving.mjs';
import { defineRule } from '../rule.mjs';
import { calledMethod, findAll } from '../syntax.mjs';

const REPLY = /^(reply|rep|response|res)$/;
const ACTS = new Set([
  'send',
  'code',
  'status',
  'header',
  'headers',
  'redirect',
  'hijack',
  'serialize',
  'sendFile',
  'type',
]);

export default defineRule({
  name: 'replies by platform/http',
  rules: '8',
  files: (tree) =>
    tree.sources(/^apps\/server\/src\/(?!platform\/http\/)(?!.*\/test\/)/).filter((file) => !pageServing.test(file)),
  inspect(file, tree, report) {
    for (const { node } of findAll(tree.parse(file).program, 'CallExpression')) {
      const { object, method } = calledMethod(node) ?? {};
      const base = REPLY.test(object ?? '') || REPLY.test(chainBase(node) ?? '');
      if (base && ACTS.has(method))
        report(node, `${object}.${method}(…) answers the client: return the value or throw a declared problem`);
    }
  },
});

/** `reply.code(403).send(…)` → `reply`. */
function chainBase(call) {
  let at = call.callee;
  while (at.type === 'MemberExpression' || at.type === 'CallExpression') at = at.object ?? at.callee;
  return at.name;
}
