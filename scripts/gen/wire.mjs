// Tells the existing files about a new module: the lists that name every one.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup/progress.mjs';

/** `{file, after, add}`: puts a line behind the first text that `after` matches. Imports go behind the last import. */
const insertions = (names) => [
  {
    file: 'packages/contracts/src/problems/index.ts',
    import: `import { ${names.camel}Problems } from '../${names.module}/${names.module}.problems.ts';`,
    after: /export const problems = \{\n(?: {2}\.\.\.\w+,\n)*/,
    add: `  ...${names.camel}Problems,\n`,
  },
  {
    file: 'apps/server/src/app/modules.ts',
    import: `import { ${names.camel}Routes } from '../modules/${names.module}/index.ts';`,
    after: /\bmounted: \[/,
    add: `...${names.camel}Routes(deps), `,
  },
  {
    file: 'apps/web/app/routes.ts',
    after: /const PUBLIC_PAGES[^=]*= \[\n/,
    add: `  ['${names.things}', 'public/${names.module}.tsx'],\n`,
  },
  ...Object.entries({ en: 'There is nothing here.', es: 'Aquí no hay nada.', pt: 'Não há nada aqui.' }).map(
    ([language, text]) => ({
      file: `apps/web/app/lib/problem/locales/${language}.json`,
      after: /^\{\n/,
      add: `  "${names.area}.not_found": "${text}",\n`,
    }),
  ),
];

/** Changes the lists, all or none. Throws `SetupError` when one does not look as expected. */
export function wireModule(root, names) {
  const changed = insertions(names).map((insertion) => {
    const path = join(root, insertion.file);
    const text = readFileSync(path, 'utf8');
    const found = insertion.after.exec(text);
    if (!found) {
      throw new SetupError(
        `${insertion.file} does not look as it did.`,
        `nothing in it matches ${insertion.after}`,
        'mend scripts/gen/wire.mjs, whose test shows what it expects',
      );
    }
    const at = found.index + found[0].length;
    const wired = text.slice(0, at) + insertion.add + text.slice(at);
    return { path, text: insertion.import ? withImport(wired, insertion.import) : wired };
  });
  for (const { path, text } of changed) writeFileSync(path, text);
  return insertions(names).map(({ file }) => file);
}

function withImport(text, line) {
  const last = [...text.matchAll(/^import .*;$/gm)].at(-1);
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}
