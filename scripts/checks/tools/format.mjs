// Formatting, by oxfmt.
import { join } from 'node:path';
import { repositoryRoot } from '../../setup/root.mjs';
import { meaningfulLines, runTool } from './run-tool.mjs';

export default {
  name: 'format (oxfmt)',
  rules: '9',
  async run({ root, tree }) {
    const config = ['-c', join(repositoryRoot, '.oxfmtrc.json')];
    const { code, output } = await runTool('oxfmt', 'oxfmt', [...config, '--list-different', '.'], root);
    const files = meaningfulLines(output);
    const problems = code === 0 ? [] : [...files, 'run: npm run format'];
    return { seen: tree.sources().length, problems };
  },
};
