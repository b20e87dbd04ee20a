// Rule 4: only commands start transactions, which contain no outside calls.
import { defineRule } from '../rule.mjs';
import { calledMethod, calledName, findAll, importsOf } from '../syntax.mjs';

const BEGIN = new Set(['unitOfWork', 'runInTransaction']);
const MAY_BEGIN =
  /^apps\/server\/src\/(platform\/|modules\/[^/]+\/(.+\/)?(commands|testing)\/|demo\/)|\/(test|testing|evaluation)\//;
const OWNS_TRANSACTIONS = /^apps\/server\/src\/platform\/db\//;
const OUTSIDE = /(gateway|mailer|storage|stripe|s3|smtp)$/i;

export default defineRule({
  name: 'transactions in commands',
  rules: '4',
  files: (tree) => tree.sources(/^apps\/server\/src\//),
  inspect(file, tree, report) {
    const { program } = tree.parse(file);
    if (!MAY_BEGIN.test(file)) {
      for (const { node, names } of importsOf(program))
        if (names.some((name) => BEGIN.has(name)))
          report(node, 'begins a transaction outside commands/: make it a command');
    }
    for (const { node } of findAll(program, 'CallExpression')) {
      if (calledMethod(node)?.method === 'transaction' && !OWNS_TRANSACTIONS.test(file))
        report(node, '.transaction(…): only unitOfWork() begins a transaction');
      if (BEGIN.has(calledName(node)) && !/\/test\//.test(file)) reportOutsideCalls(node, report);
    }
  },
});

/** A slow outside call inside a transaction holds its locks. */
function reportOutsideCalls(begin, report) {
  for (const { node } of begin.arguments.flatMap((argument) => findAll(argument, 'CallExpression'))) {
    const { object, method } = calledMethod(node) ?? {};
    if (calledName(node) === 'fetch')
      report(node, 'fetch(…) inside a transaction: call it before or after, or leave it to a job');
    if (OUTSIDE.test(object ?? ''))
      report(node, `${object}.${method}(…) inside a transaction: call it before or after, or leave it to a job`);
  }
}
