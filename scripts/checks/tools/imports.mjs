// Rules 1 and 2: who may import what, with dependency-cruiser and the rules in .dependency-cruiser.cjs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../setup/root.mjs';
import { meaningfulLines, runTool } from './run-tool.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'scripts'];
/** Without a parser for TypeScript 7 (it needs @swc/core), dependency-cruiser sees nothing and reports success. */
const LEAST_SEEN = 0.9;

export default {
  name: 'imports (dependency-cruiser)',
  rules: '1, 2, 3, 4, 7',
  async run({ root, tree }) {
    const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
    const args = ['--config', join(repositoryRoot, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders];
    const { code, output } = await runTool('dependency-cruiser', 'depcruise', args, root);
    const report = parseReport(output);
    if (!report)
      return { seen: 0, problems: [`dependency-cruiser ended with code ${code}:`, ...meaningfulLines(output)] };
    const wanted = tree.sources(new RegExp(`^(${FOLDERS.join('|')})/`));
    const { problems: unseen, share } = unseenFiles(wanted, report.modules);
    const found = report.summary.violations.map(
      ({ rule, from, to, comment }) => `${from} → ${to}: ${rule.name}${comment ? ` (${comment})` : ''}`,
    );
    return {
      seen: wanted.length,
      problems: [...found, ...unseen],
      note: `${wanted.length} files, ${share} % seen, ${report.summary.totalDependenciesCruised} imports`,
    };
  },
};

function parseReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}

/** Compares the existing files with the modules read: `{problems, share}`, the share in whole percent. */
export function unseenFiles(wanted, modules) {
  const seen = new Set(modules.map(({ source }) => source));
  const missing = wanted.filter((file) => !seen.has(file));
  const share = wanted.length ? Math.floor((100 * (wanted.length - missing.length)) / wanted.length) : 0;
  const problems =
    share < LEAST_SEEN * 100
      ? [
          `only ${share} % of ${wanted.length} source files were seen, such as not ${missing[0]}; is @swc/core installed?`,
        ]
      : [];
  if (wanted.length > 0 && !modules.some(({ source, dependencies }) => /\.tsx?$/.test(source) && dependencies.length))
    problems.push('no import of a TypeScript file was seen; is @swc/core installed?');
  return { problems, share };
}
