// Rule 12: texts are complete in every language. The checker itself is scripts/check-texts.mjs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../setup/root.mjs';
import { meaningfulLines, runScript } from './run-tool.mjs';

export default {
  name: 'texts in every language',
  rules: '12',
  async run({ root, tree }) {
    const catalogs = tree.matching(/\/locales\/.*\.json$/);
    const script = join(repositoryRoot, 'scripts/check-texts.mjs');
    if (!existsSync(script)) return { seen: 0, problems: ['scripts/check-texts.mjs is missing'] };
    const { code, output } = await runScript([script, root], { cwd: root });
    return {
      seen: catalogs.length,
      problems: code === 0 ? [] : meaningfulLines(output),
      note: output.trim().split('\n').pop(),
    };
  },
};
