// Rule 8: a problem code is declared once, with its status, when it occurs and what people read, and endpoints name only declared ones.
import { defineRule } from '../rule.mjs';
import { calledName, findAll, keyOf, lineOf, stringOf } from '../syntax.mjs';

const CODE = /^[a-z][a-z_]*\.[a-z][a-z0-9_]*$/;

export default defineRule({
  name: 'problem codes',
  rules: '8',
  files: (tree) => tree.sources(/^packages\/contracts\/src\/(?!.*\/test\/)/),
  conclude(tree, report, files) {
    const declared = new Map();
    for (const file of files)
      for (const property of declarations(tree, file)) declare(tree, report, declared, file, property);
    for (const file of files) {
      for (const { node } of findAll(tree.parse(file).program, 'Property'))
        for (const code of codesIn(node))
          if (!declared.has(stringOf(code))) report(file, code, `${stringOf(code)} is declared nowhere`);
    }
    if (files.length && !declared.size) report('packages/contracts/src', undefined, 'no defineProblems() was seen');
    return `${declared.size} codes`;
  },
});

/** The codes in a property of an endpoint. */
function codesIn(property) {
  const { value } = property;
  if (keyOf(property) === 'problems' && value.type === 'ArrayExpression') return value.elements;
  return keyOf(property) === 'closedToDemo' && stringOf(value) ? [value] : [];
}

function declarations(tree, file) {
  const calls = findAll(tree.parse(file).program, 'CallExpression').filter(
    ({ node }) => calledName(node) === 'defineProblems',
  );
  return calls.flatMap(({ node }) => node.arguments[0]?.properties ?? []);
}

function declare(tree, report, declared, file, property) {
  const code = keyOf(property);
  const line = lineOf(tree.read(file), property);
  if (!CODE.test(code ?? '')) report(file, line, `${code} is not of the form area.what_happened`);
  if (declared.has(code)) report(file, line, `${code} is declared twice (also ${declared.get(code)})`);
  declared.set(code, `${file}:${line}`);
  const given = (property.value.properties ?? []).map(keyOf);
  for (const field of ['status', 'title', 'when', 'text'])
    if (!given.includes(field)) report(file, line, `${code} does not say its ${field}`);
}
