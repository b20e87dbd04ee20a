// Rule 3: the web app calls the server through call(), which handles validation, problems, sessions and languages.
import { defineRule } from '../rule.mjs';
import { calledName, findAll, importsOf } from '../syntax.mjs';

const ALLOWED = /^apps\/web\/app\/lib\/api\//;
const CLIENTS = new Set(['axios', 'ky', 'got', 'node-fetch', 'undici', 'ofetch', 'superagent']);

export default defineRule({
  name: 'fetch by call()',
  rules: '3',
  files: (tree) => tree.sources(/^apps\/web\/app\/(?!.*\/test\/)/),
  inspect(file, tree, report) {
    if (ALLOWED.test(file)) return;
    const { program } = tree.parse(file);
    for (const { node } of findAll(program, 'CallExpression')) {
      if (['fetch', 'sendBeacon'].includes(calledName(node)))
        report(node, `${calledName(node)}(…): use call() from lib/api`);
    }
    for (const { node } of findAll(program, 'NewExpression')) {
      if (['XMLHttpRequest', 'EventSource'].includes(calledName(node)))
        report(node, `new ${calledName(node)}: use call() from lib/api`);
    }
    for (const { node, from } of importsOf(program))
      if (CLIENTS.has(from)) report(node, `${from}: use call() from lib/api`);
  },
});
