// Rule 6: a column that references another row is a foreign key, so that the database rejects missing rows.
import { defineRule } from '../rule.mjs';
import { findAll, keyOf, stringOf, walk } from '../syntax.mjs';

// External ids, such as a registry number, reference none of our rows.
const FOREIGN = /^external[A-Z]?\w*Id$|^externalId$/;
const REASON = /no foreign key:\s*\S/;

export default defineRule({
  name: 'foreign keys',
  rules: '6',
  files: (tree) => tree.sources(/^apps\/server\/src\/.*\.tables\.ts$/),
  inspect(file, tree, report) {
    const { program, comments } = tree.parse(file);
    const text = tree.read(file);
    const listed = foreignKeyColumns(program);
    for (const { node } of findAll(program, 'Property')) {
      const key = keyOf(node) ?? '';
      if (
        !/[a-z]Id$/.test(key) ||
        node.value.type !== 'CallExpression' ||
        callsReferences(node.value) ||
        listed.has(key) ||
        FOREIGN.test(key)
      )
        continue;
      const before = comments.find(
        ({ end, value }) => end <= node.start && text.slice(end, node.start).trim() === '' && REASON.test(value),
      );
      const behind = comments.find(
        ({ start, value }) => start >= node.end && /^,?[ \t]*$/.test(text.slice(node.end, start)) && REASON.test(value),
      );
      if (!before && !behind)
        report(node, `${key} references nothing: add .references(), or a comment "no foreign key: <reason>"`);
    }
  },
});

function callsReferences(expression) {
  let found = false;
  walk(expression, (node) => {
    if (node.type === 'MemberExpression' && node.property.name === 'references') found = true;
  });
  return found;
}

/** Columns named in `foreignKey({columns: [t.a, t.b], …})`. */
function foreignKeyColumns(program) {
  const lists = findAll(program, 'Property').filter(
    ({ node }) => keyOf(node) === 'columns' && node.value.type === 'ArrayExpression',
  );
  return new Set(
    lists.flatMap(({ node }) => node.value.elements.map((element) => element.property?.name ?? stringOf(element))),
  );
}
