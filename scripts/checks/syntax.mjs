// Helpers for syntax trees (ESTree) shared by several checkers.

/** Calls `visit(node, ancestors)` for every node, parents before children; `ancestors` is nearest last. */
export function walk(node, visit, ancestors = []) {
  visit(node, ancestors);
  const inside = [...ancestors, node];
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (item && typeof item.type === 'string') walk(item, visit, inside);
    } else if (value && typeof value === 'object' && typeof value.type === 'string') walk(value, visit, inside);
  }
}

/** All nodes of a type below `root`, as `{node, ancestors}`. */
export function findAll(root, type) {
  const found = [];
  walk(root, (node, ancestors) => {
    if (node.type === type) found.push({ node, ancestors });
  });
  return found;
}

/** `app.get` → `{object: 'app', method: 'get'}` with the last name of the object (`this.app` → `app`); undefined for other callees. */
export function calledMethod(call) {
  const callee = unwrap(call.callee);
  if (callee.type !== 'MemberExpression') return undefined;
  return { object: nameOf(callee.object), method: callee.computed ? stringOf(callee.property) : callee.property.name };
}

/** The name of a called function: `fetch(…)`, `globalThis.fetch(…)` → `fetch`. */
export function calledName(call) {
  return nameOf(unwrap(call.callee));
}

/** The last name of an expression: `reply`, `this.reply`, `context.reply.code(200)` → the name it is reached by. */
export function nameOf(node) {
  const at = unwrap(node);
  if (at.type === 'Identifier') return at.name;
  if (at.type === 'MemberExpression') return at.computed ? stringOf(at.property) : at.property.name;
  if (at.type === 'CallExpression') return nameOf(at.callee);
  return at.type === 'ThisExpression' ? 'this' : undefined;
}

function unwrap(node) {
  const wrappers = [
    'ParenthesizedExpression',
    'TSNonNullExpression',
    'TSAsExpression',
    'TSSatisfiesExpression',
    'ChainExpression',
    'AwaitExpression',
  ];
  return wrappers.includes(node.type) ? unwrap(node.expression ?? node.argument) : node;
}

/** The text of a string or template literal (its fixed parts), or undefined. */
export function stringOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('${}');
  return undefined;
}

/** Key of an object property as text, or undefined for computed ones. */
export function keyOf(property) {
  if (property.type !== 'Property' || property.computed) return undefined;
  return property.key.name ?? stringOf(property.key);
}

/** Import declarations as `{from, names, node}`; names are those in the other file (including `default` and `*`). */
export function importsOf(program) {
  return program.body
    .filter(
      ({ type, source }) =>
        source && ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(type),
    )
    .map((node) => ({
      node,
      from: node.source.value,
      names: (node.specifiers ?? []).map(
        (specifier) =>
          specifier.imported?.name ??
          specifier.local?.name ??
          (specifier.type === 'ImportDefaultSpecifier' ? 'default' : '*'),
      ),
    }));
}

/** Line number (from 1) of a node, for `file:line` in a finding. */
export function lineOf(text, node) {
  return text.slice(0, node.start).split('\n').length;
}
