// Adds a new module to the existing lists of modules.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup/progress.mjs';

/** `{file, after, add}`: inserts a line after the first match of `after`. Imports go after the last import. */
const insertions = (names) => [
  {
    file: 'packages/contracts/src/features.ts',
    import: `import { ${names.camel}Feature } from './${names.module}/feature.ts';`,
    after: /\nexport const features = \[\n(?: {2}\w+,\n)*/,
    add: `  ${names.camel}Feature,\n`,
  },
  {
    file: 'apps/server/src/app/features.ts',
    import: `import { ${names.camel}Feature } from '../modules/${names.module}/index.ts';`,
    // After all others, so that it may use every one. The demo writes the data of each and stays last.
    after: /\nexport const features[^=]*= \[\n(?: {2}(?!demoFeature)\w+,\n)*/,
    add: `  ${names.camel}Feature,\n`,
  },
  ...['server', 'web', 'contracts'].map((side) => ({
    file: 'scripts/checks/module-order.json',
    after: new RegExp(`"${side}": \\[[^\\]]*"`),
    add: `, "${names.module}"`,
  })),
  {
    file: 'apps/web/app/features.ts',
    import: `import { ${names.camel}Feature } from './features/${names.module}/feature.ts';`,
    after: /\nexport const features[^=]*= \[\n(?: {2}\w+,\n)*/,
    add: `  ${names.camel}Feature,\n`,
  },
];

/** Changes the lists, all or none; returns their paths. Throws `SetupError` if one does not look as expected. */
export function wireModule(root, names) {
  const texts = new Map();
  for (const insertion of insertions(names)) {
    const { file, after, add } = insertion;
    const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
    const found = after.exec(text);
    if (!found) {
      throw new SetupError(
        `${file} does not look as it did.`,
        `nothing in it matches ${after}`,
        'mend scripts/gen/wire.mjs, whose test shows what it expects',
      );
    }
    const at = found.index + found[0].length;
    const wired = text.slice(0, at) + add + text.slice(at);
    texts.set(file, insertion.import ? withImport(wired, insertion.import) : wired);
  }
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  return [...texts.keys()];
}

function withImport(text, line) {
  const last = [...text.matchAll(/^import .*;$/gm)].at(-1);
  const at = last.index + last[0].length;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}
