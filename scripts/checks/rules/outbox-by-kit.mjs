// Rule 7: events are published with the events kit, which writes the outbox row in the caller's transaction and numbers
// it.
import { defineRule } from '../rule.mjs';
import { calledMethod, findAll, nameOf, stringOf } from '../syntax.mjs';

const KIT = /^apps\/server\/src\/platform\/(events|outbox|realtime)\//;
const SQL_WRITE = /\b(insert\s+into|update|delete\s+from)\s+"?(outbox|event_outbox)/i;

export default defineRule({
  name: 'outbox by the events kit',
  rules: '7',
  files: (tree) => tree.sources(/^apps\/server\/src\/(?!.*\/test\/)/),
  inspect(file, tree, report) {
    if (KIT.test(file)) return;
    const { program } = tree.parse(file);
    for (const { node } of findAll(program, 'CallExpression')) {
      const writes = ['insert', 'update', 'delete'].includes(calledMethod(node)?.method);
      if (writes && node.arguments[0] && /outbox/i.test(nameOf(node.arguments[0]) ?? ''))
        report(node, 'writes the outbox by hand: publish the event through the events kit');
    }
    for (const type of ['Literal', 'TemplateLiteral']) {
      for (const { node } of findAll(program, type))
        if (SQL_WRITE.test(stringOf(node) ?? ''))
          report(node, 'writes the outbox by hand: publish the event through the events kit');
    }
  },
});
