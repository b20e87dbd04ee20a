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
Next: say in apps/server/src/modules/${name}/README.md what it is for, read the new migration in apps/server/migrations,
write the titles in the locales and the sentence in its feature.ts, and run npm run openapi. The module is the last in
scripts/checks/module-order.json: move it before those that are to use it, and its lines in apps/server/src/app/features.ts and
apps/web/app/features.ts likewise.\n`);
} catch (error) {
  failWith(error);
}
