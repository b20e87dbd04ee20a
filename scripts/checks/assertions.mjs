// Whether a test asserts something: it calls `expect` itself, or a function of this repository that is named as an
// assertion and asserts. The name alone proves nothing, nor does an `expect` alone: many setup helpers check their own
// success.
import { posix } from 'node:path';
import { calledMethod, calledName, importsOf, keyOf, walk } from './syntax.mjs';

/** Maximum depth of helpers with an assertion. */
const DEPTH = 5;
/** Library calls that fail a test: `expect(…)`, `expect.poll(…)`, `expectTypeOf(…)`, `assert(…)`, `fc.assert(…)`. */
const ASSERTING = new Set(['expect', 'expectTypeOf', 'assert', 'assertType']);
const SAYS_SO = /^(expect|assert|check|verify|refuse|must)/i;
const indexes = new WeakMap();

/** Whether a call is itself an assertion. */
export function isAssertion(call) {
  if (call.callee.type === 'Identifier') return ASSERTING.has(call.callee.name);
  const { object, method } = calledMethod(call) ?? {};
  return (object === 'expect' && call.callee.object.type === 'Identifier') || (object === 'fc' && method === 'assert');
}

/** Whether a test's function, inline or named, asserts something in `file` or in what it calls. */
export function asserts(body, file, tree) {
  if (/Function/.test(body?.type ?? '')) return nodeAsserts(body, file, tree, DEPTH, (name) => SAYS_SO.test(name));
  if (body?.type === 'Identifier') return nameAsserts(body.name, file, tree, DEPTH);
  return body?.type === 'CallExpression' ? nameAsserts(calledName(body), file, tree, DEPTH) : true;
}

function nodeAsserts(node, file, tree, depth, accepts = () => true) {
  const called = new Set();
  let found = false;
  walk(node, (inner) => {
    if (inner.type !== 'CallExpression') return;
    if (isAssertion(inner)) found = true;
    const name = calledName(inner);
    if (name) called.add(name);
    // A helper passed to a caller: `each(people, refuse)`.
    for (const argument of inner.arguments) if (argument.type === 'Identifier') called.add(argument.name);
  });
  return found || (depth > 0 && [...called].some((name) => accepts(name) && nameAsserts(name, file, tree, depth - 1)));
}

function nameAsserts(name, file, tree, depth) {
  const { definitions, imports, known } = indexOf(file, tree);
  const key = `${name} ${depth}`;
  if (!known.has(key)) {
    // Recursion alone asserts nothing.
    known.set(key, false);
    const here = (definitions.get(name) ?? []).some((node) => nodeAsserts(node, file, tree, depth));
    known.set(key, here || importedAsserts(name, imports, tree, depth));
  }
  return known.get(key);
}

/** Resolves a name; one that is not imported itself is a method or a fixture of something imported. */
function importedAsserts(name, imports, tree, depth) {
  if (depth === 0) return false;
  const from = imports.filter(({ local }) => local === name);
  if (from.length) return from.some(({ file, imported }) => nameAsserts(imported, file, tree, depth - 1));
  return [...new Set(imports.map(({ file }) => file))].some((file) =>
    (indexOf(file, tree).definitions.get(name) ?? []).some((node) => nodeAsserts(node, file, tree, depth - 1)),
  );
}

/** The functions a file defines by name, including methods, and its imports from this repository. */
function indexOf(file, tree) {
  const { program } = tree.parse(file);
  const made = indexes.get(program);
  if (made) return made;
  const definitions = new Map();
  const define = (name, node) => name && definitions.set(name, [...(definitions.get(name) ?? []), node]);
  walk(program, (node) => {
    if (node.type === 'FunctionDeclaration') define(node.id?.name, node);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init)
      define(node.id.name, node.init);
    if (node.type === 'Property' && !node.shorthand) define(keyOf(node), node.value);
    if (node.type === 'MethodDefinition') define(node.key.name, node.value);
  });
  const index = { definitions, imports: importsFrom(file, program, tree), known: new Map() };
  indexes.set(program, index);
  return index;
}

function importsFrom(file, program, tree) {
  return importsOf(program)
    .filter(({ from }) => from.startsWith('.'))
    .map(({ node, from }) => ({ node, target: posix.join(posix.dirname(file), from) }))
    .filter(({ target }) => /\.[mc]?[jt]sx?$/.test(target) && tree.has(target))
    .flatMap(({ node, target }) =>
      (node.specifiers ?? []).map((specifier) => ({
        file: target,
        local: (specifier.type === 'ExportSpecifier' ? specifier.exported : specifier.local).name,
        imported: (specifier.type === 'ExportSpecifier' ? specifier.local : specifier.imported)?.name ?? 'default',
      })),
    );
}
