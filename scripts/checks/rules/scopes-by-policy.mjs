// Rule 4: reads take a scope, and only a policy creates one. A scope forged by a cast would read without a permission
// check.
import { defineRule } from '../rule.mjs';
import { findAll } from '../syntax.mjs';

export default defineRule({
  name: 'scopes by policy',
  rules: '4',
  files: (tree) => tree.sources(/^apps\/server\/src\//),
  inspect(file, tree, report) {
    if (file.endsWith('.policy.ts')) return;
    for (const { node } of findAll(tree.parse(file).program, 'TSAsExpression')) {
      const type = node.typeAnnotation.typeName?.name ?? '';
      if (/Scope$/.test(type)) report(node, `forges a ${type}: ask the policy's visibleTo()`);
    }
  },
});
