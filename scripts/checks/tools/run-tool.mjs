// Runs an external checker with the project's Node binary.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNode24 } from '../../setup/node-24.mjs';
import { repositoryRoot } from '../../setup/root.mjs';
import { runCommand } from '../../setup/run-command.mjs';
import { SetupError } from '../../setup/progress.mjs';

let node;

/** Runs a script with Node 24, whatever runs this; resolves `{code, output}`. */
export async function runScript(args, options) {
  node ??= await findNode24(repositoryRoot);
  return runCommand(node, args, options);
}

/**
 * Runs the command `name` of the npm package `pkg` in `root`; resolves `{code, output}`. Programs are always the
 * project's.
 */
export function runTool(pkg, name, args, root, env = {}) {
  return runScript([commandFile(pkg, name), ...args], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...env },
  });
}

/**
 * For the compiler and the linter's part that knows types, both written in Go: they end soon and free little before, so collecting
 * garbage only takes time, a tenth of the compiler's and a quarter of the linter's. Beyond the limit they collect.
 */
export const COLLECTS_LATE = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** Path of a package's command. Throws `SetupError` if the package is not installed. */
function commandFile(pkg, name) {
  const folder = join(repositoryRoot, 'node_modules', pkg);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest))
    throw new SetupError(`${pkg} is not installed.`, 'node_modules does not hold it', 'run npm ci');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** Meaningful output lines, at most `limit`. */
export function meaningfulLines(output, limit = 40) {
  const lines = output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean);
  return lines.length > limit ? [...lines.slice(0, limit), `… and ${lines.length - limit} more lines`] : lines;
}
