// Rule 5: the web shows the actions in a response. It never derives permissions from a role. The portal and its
// contexts are the frame of the pages: there the role selects the portal.
import { defineRule } from '../rule.mjs';
import { findAll, nameOf, stringOf } from '../syntax.mjs';

const SAME = new Set(['===', '!==', '==', '!=']);

export default defineRule({
  name: 'permissions by actions',
  rules: '5',
  files: (tree) => tree.sources(/^apps\/web\/app\/(features\/(?!contexts\/|portal\/)|ui\/)(?!.*\/test\/)/),
  inspect(file, tree, report) {
    for (const { node } of findAll(tree.parse(file).program, 'BinaryExpression')) {
      const sides = [node.left, node.right];
      const asksRole =
        sides.some((side) => /^(role|roles|userRole)$/.test(nameOf(side) ?? '')) &&
        sides.some((side) => stringOf(side) !== undefined);
      if (SAME.has(node.operator) && asksRole)
        report(node, 'decides by role: show what the answer lists in `actions`, or make two components');
    }
  },
});
