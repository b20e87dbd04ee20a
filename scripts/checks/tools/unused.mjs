// knip: unused files, exports and packages.
import { meaningfulLines, runTool } from './run-tool.mjs';

export default {
  name: 'nothing unused (knip)',
  rules: '9',
  async run({ root, tree }) {
    const { code, output } = await runTool(
      'knip',
      'knip',
      ['--no-progress', '--no-config-hints', '--reporter', 'compact'],
      root,
    );
    const problems = code === 0 ? [] : meaningfulLines(output);
    return {
      seen: tree.sources().length,
      problems: code !== 0 && !problems.length ? [`knip ended with code ${code}`] : problems,
    };
  },
};
