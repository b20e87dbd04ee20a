// Rule 11: tests run, once, without relying on luck, and assert something.
import { asserts } from '../assertions.mjs';
import { defineRule } from '../rule.mjs';
import { calledMethod, calledName, findAll, keyOf, nameOf, stringOf } from '../syntax.mjs';

const TESTS =
  /(^|\/)test\/.*\.[jt]sx?$|\.(test|spec|journey)\.[jt]sx?$|(^|\/)testing\/.*\.[jt]sx?$|^e2e\/.*\.[jt]sx?$|(vitest|playwright)\.config\.[jt]s$/;
const RUNNERS = new Set(['it', 'test', 'describe', 'suite']);
const LEFT_OUT = new Set(['skip', 'only', 'todo', 'fails', 'skipIf', 'runIf', 'fixme', 'fail']);
const SLEEPS = new Set(['setTimeout', 'sleep', 'delay', 'waitForTimeout']);

export default defineRule({
  name: 'test discipline',
  rules: '11',
  files: (tree) => tree.sources(TESTS),
  inspect(file, tree, report) {
    const { program } = tree.parse(file);
    for (const { node } of findAll(program, 'CallExpression')) {
      const { object, method } = calledMethod(node) ?? {};
      if (LEFT_OUT.has(method) && (RUNNERS.has(object) || RUNNERS.has(chainRoot(node))))
        report(node, `.${method}: a test that does not run is no test`);
      if (/^(x(it|test|describe)|f(it|describe))$/.test(calledName(node)))
        report(node, `${calledName(node)}: a test that does not run is no test`);
      // A journey's time limit is not waiting.
      if (SLEEPS.has(calledName(node)) && !RUNNERS.has(object))
        report(node, `${calledName(node)}: wait for what should happen, not for time to pass`);
      if (isTestCase(node) && !asserts(node.arguments.at(-1), file, tree))
        report(node, `"${stringOf(node.arguments[0])}" asserts nothing`);
    }
    for (const { node, ancestors } of findAll(program, 'Property')) {
      const repeats = keyOf(node) === 'retry' || keyOf(node) === 'retries';
      const never = node.value.type === 'Literal' && node.value.value === 0;
      if (repeats && !never && isTestSetting(file, ancestors)) report(node, 'retries until green hide what is wrong');
    }
  },
  conclude(tree, report, files) {
    for (const file of tree.sources(/\.(test|spec)\.[jt]sx?$/)) {
      if (!/(^|\/)test\/[^/]+\.test\.(mjs|tsx?)$/.test(file))
        report(
          file,
          undefined,
          'tests are named *.test.ts (or *.int.test.ts) and lie in a folder test/ next to what they test; others do not run',
        );
    }
    return `${files.filter((file) => /\.(test|journey)\./.test(file)).length} test files`;
  },
});

/** `test.describe.skip(…)` → `test`. */
function chainRoot(call) {
  let at = call.callee;
  while (at.type === 'MemberExpression' || at.type === 'CallExpression') at = at.object ?? at.callee;
  return nameOf(at);
}

/** Whether a call is a test case, or a table of them. */
export function isTestCase(call) {
  const direct = call.callee.type === 'Identifier' && (call.callee.name === 'it' || call.callee.name === 'test');
  const each =
    call.callee.type === 'CallExpression' &&
    ['each', 'for', 'prop'].includes(calledMethod(call.callee)?.method) &&
    ['it', 'test'].includes(chainRoot(call));
  return (direct || each) && call.arguments.length > 1;
}

/**
 * A job may have retries, and its test may name them; it is a setting where a runner reads it: its configuration and
 * its options.
 */
function isTestSetting(file, ancestors) {
  const call = ancestors.findLast(({ type }) => type === 'CallExpression');
  return (
    /\.config\.[jt]s$/.test(file) ||
    (call !== undefined &&
      (RUNNERS.has(chainRoot(call)) || RUNNERS.has(calledName(call))) &&
      call.arguments.includes(ancestors.at(-1)))
  );
}
