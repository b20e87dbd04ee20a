// The compiler, once for each workspace.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { meaningfulLines, runTool } from './run-tool.mjs';

const PROJECTS = ['.', 'packages/contracts', 'apps/server', 'apps/web', 'e2e'];

export default {
  name: 'types (tsc)',
  rules: '3, 4',
  /** Checks all projects, or only `only`. */
  async run({ root, only = PROJECTS }) {
    const projects = only.filter((project) => existsSync(join(root, project, 'tsconfig.json')));
    const problems = [...(await routeTypes(root))];
    let files = 0;
    for (const project of projects) {
      const { code, output } = await runTool(
        'typescript',
        'tsc',
        ['-p', project, '--pretty', 'false', '--listFiles', ...economical(project)],
        root,
      );
      const lines = output.split('\n');
      files += lines.filter((line) => line.startsWith('/') && !line.includes('/node_modules/')).length;
      const errors = lines.filter((line) => line && !line.startsWith('/'));
      if (code !== 0)
        problems.push(...meaningfulLines(errors.join('\n') || `tsc -p ${project} ended with code ${code}`));
    }
    return { seen: files, problems, note: `${projects.length} projects, ${files} files` };
  },
};

/**
 * What was found of files that did not change is kept for the next time. Several checkers in one process each work out the types of
 * the libraries for themselves, which costs twice the processor time, and the other lane of `npm run check` is busy anyway.
 */
function economical(project) {
  const name = project === '.' ? 'root' : project.replaceAll('/', '-');
  return ['--checkers', '1', '--incremental', '--tsBuildInfoFile', `.tmp/types/${name}.tsbuildinfo`];
}

const generated = new Map();

/** Route modules import types that react-router generates; tsc and the linter need them, once a run. Resolves problems. */
export function routeTypes(root) {
  if (!generated.has(root)) generated.set(root, generateRouteTypes(root));
  return generated.get(root);
}

async function generateRouteTypes(root) {
  if (!existsSync(join(root, 'apps/web/react-router.config.ts'))) return [];
  const { code, output } = await runTool('@react-router/dev', 'react-router', ['typegen'], join(root, 'apps/web'));
  return code === 0 ? [] : ['react-router typegen failed:', ...meaningfulLines(output)];
}
