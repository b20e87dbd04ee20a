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
write the titles in the locales, run npm run openapi, and add the module to scripts/checks/rules/module-shape.mjs if it is a new one.\n`);
} catch (error) {
  failWith(error);
}
