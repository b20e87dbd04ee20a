// Creates a new module on all sides from the templates, registers it, formats it and generates its migration.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTool } from '../checks/tools/run-tool.mjs';
import { SetupError } from '../setup/progress.mjs';
import { tail } from '../setup/run-command.mjs';
import { fill } from './names.mjs';
import { wireModule } from './wire.mjs';

const templates = fileURLToPath(new URL('./template', import.meta.url));

/**
 * Resolves the paths of the created and changed files. Throws `SetupError`, before anything is written, if a file
 * exists.
 */
export async function makeModule(root, names) {
  const files = readdirSync(templates, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(templates.length + 1))
    .map((template) => ({
      path: fill(template.replace(/\.txt$/, ''), names),
      text: fill(readFileSync(join(templates, template), 'utf8'), names),
    }));
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken)
    throw new SetupError(
      `${taken.path} exists.`,
      'a module is made once and then yours',
      'choose another name, or delete the files first',
    );
  const changed = wireModule(root, names);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const made = files.map(({ path }) => path);
  await mustRun(
    'oxfmt',
    'oxfmt',
    [...made, ...changed].filter((path) => !path.endsWith('.md')),
    root,
  );
  await mustRun('drizzle-kit', 'drizzle-kit', ['generate', '--name', names.area], join(root, 'apps/server'));
  return { made, changed };
}

async function mustRun(pkg, name, args, cwd) {
  const { code, output } = await runTool(pkg, name, args, cwd);
  if (code !== 0)
    throw new SetupError(
      `${name} failed:\n${tail(output)}`,
      'its message is above',
      'mend what it names and run it again by hand; the module itself is written',
    );
}
