// Rule 9: `index.ts` is only the public API of a module, a web feature or a contract; a folder that re-exports itself
// hides cycles.
import { defineRule } from '../rule.mjs';

const FRONT_DOOR =
  /^(packages\/contracts\/src\/[^/]+|apps\/server\/src\/modules\/[^/]+|apps\/web\/app\/features\/[^/]+)\/index\.ts$/;

export default defineRule({
  name: 'no barrels',
  rules: '9',
  files: (tree) => tree.sources(/^(packages|apps|e2e|scripts)\//),
  inspect(file, tree, report) {
    if (FRONT_DOOR.test(file)) return;
    if (/(^|\/)index\.[jt]sx?$/.test(file))
      report(undefined, 'only a module, a feature and a contract have an index.ts: import the file itself');
    const star = tree.parse(file).program.body.find(({ type }) => type === 'ExportAllDeclaration');
    if (star) report(star, 're-exports a whole file: import the file itself');
  },
});
