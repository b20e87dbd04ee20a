// `npm run gen -- module <name> [--thing <singular>] [--en <title> --es <title> --pt <title>]`
import { parseArgs } from 'node:util';
import { makeModule } from './gen/make-module.mjs';
import { namesOf } from './gen/names.mjs';
import { failWith } from './setup/progress.mjs';
import { repositoryRoot as root } from './setup/root.mjs';

const text = { type: 'string' };
const { values, positionals } = parseArgs({
  options: { thing: text, en: text, es: text, pt: text },
  allowPositionals: true,
});
const [kind, name] = positionals;
if (kind !== 'module' || !name) {
  process.stderr.write(
    'Usage: npm run gen -- module <name> [--thing <singular>] [--en <title> --es <title> --pt <title>]\n',
  );
  process.exit(2);
}
try {
  const { made, changed } = await makeModule(root, namesOf(name, values));
  process.stdout
    .write(`${[...made.map((path) => `made     ${path}`), ...changed.map((path) => `changed  ${path}`)].join('\n')}\n
Next:
- Make it yours: states and rules, texts in three languages (also in the mail and in contract-texts), README.md, the sentences in both feature.ts.
- Read the new migration in apps/server/migrations, and add the table to docs/data-map.md.
- Run npm run openapi.
- Authorization table: WRITE_AUTHORIZATION_TABLE=1 npx vitest run apps/server/src/app/test/authorization.sweep.int.test.ts
- Moves: a sample row in apps/server/src/app/testing/moves/rows-in-state.ts, its refusal in apps/server/src/app/test/moves.int.test.ts, then
  npx vitest run apps/server/src/app/test/moves.int.test.ts -u
- The module is last in scripts/checks/module-order.json and in the three features.ts: move it before those that are to use it.\n`);
} catch (error) {
  failWith(error);
}
