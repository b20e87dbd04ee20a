// oxlint with type information: promises, switches, any, hooks, accessibility, sizes of functions and files.
import { join } from 'node:path';
import { repositoryRoot } from '../../setup/root.mjs';
import { COLLECTS_LATE, meaningfulLines, runTool } from './run-tool.mjs';
import { routeTypes } from './types.mjs';

export default {
  name: 'lint (oxlint, type-aware)',
  rules: '9, 10',
  /** Lints the whole repository, or only `paths`; with `typeCheck`, also reports what the compiler finds in these. */
  async run({ root, paths = ['.'], typeCheck = false }) {
    await routeTypes(root);
    const args = [
      '-c',
      join(repositoryRoot, '.oxlintrc.json'),
      '--format=json',
      '--deny-warnings',
      '--ignore-pattern',
      'node_modules',
      ...(typeCheck ? ['--type-check'] : []),
      ...paths,
    ];
    const { code, output } = await runTool('oxlint', 'oxlint', args, root, COLLECTS_LATE);
    const report = parseReport(output);
    if (!report) return { seen: 0, problems: [`oxlint ended with code ${code}:`, ...meaningfulLines(output)] };
    const problems = report.diagnostics.map(
      ({ filename, labels, message, code: rule }) =>
        `${filename}:${labels?.[0]?.span?.line ?? 1}: ${message} [${rule}]`,
    );
    if (code !== 0 && !problems.length) problems.push(`oxlint ended with code ${code}`);
    return {
      seen: report.number_of_files,
      problems,
      note: `${report.number_of_files} files, ${report.number_of_rules} rules`,
    };
  },
};

function parseReport(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return undefined;
  }
}
