// Rule 2 and the shape of a server module: a short README, and files where newcomers expect them.
import { moduleOrder } from '../module-order.mjs';
import { defineRule } from '../rule.mjs';

const MODULES = 'apps/server/src/modules/';
const README_LINES = 25;

export default defineRule({
  name: 'module shape',
  rules: '2, 9',
  files: (tree) => tree.matching(new RegExp(`^${MODULES}`)),
  conclude(tree, report, files) {
    const names = new Set(files.map((file) => file.slice(MODULES.length).split('/')[0]));
    const known = moduleOrder(tree).server;
    for (const name of names) {
      const folder = `${MODULES}${name}`;
      if (!known.includes(name))
        report(
          folder,
          undefined,
          'is no module of the architecture: use its words, or give the new one its place in scripts/checks/module-order.json',
        );
      const readme = `${folder}/README.md`;
      if (!files.includes(readme))
        report(folder, undefined, 'has no README.md (tables it owns, invariants, events in and out)');
      else if (tree.read(readme).trimEnd().split('\n').length > README_LINES)
        report(readme, undefined, `has more than ${README_LINES} lines`);
      inspectCommands(tree, report, files, `${folder}/`);
    }
    return `${names.size} modules`;
  },
});

/** One file per command: the list of files is the list of what the module can change. */
function inspectCommands(tree, report, files, folder) {
  const commands = files.filter(
    (name) =>
      name.startsWith(folder) && name.includes('/commands/') && name.endsWith('.ts') && !name.includes('/test/'),
  );
  for (const file of commands) {
    const functions = tree.parse(file).program.body.filter(isExportedFunction);
    if (functions.length !== 1)
      report(file, undefined, `a command is one exported function, here are ${functions.length}`);
  }
}

function isExportedFunction({ type, declaration }) {
  if (type !== 'ExportNamedDeclaration' || !declaration) return false;
  if (declaration.type === 'FunctionDeclaration') return true;
  const value = declaration.declarations?.[0]?.init;
  return value?.type === 'ArrowFunctionExpression' || value?.type === 'FunctionExpression';
}
