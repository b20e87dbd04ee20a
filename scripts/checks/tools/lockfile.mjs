// The lockfile contains every platform's packages and no registry URL.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../setup/root.mjs';
import { meaningfulLines, runScript } from './run-tool.mjs';

export default {
  name: 'lockfile',
  rules: '–',
  async run({ root }) {
    const file = join(root, 'package-lock.json');
    if (!existsSync(file)) return { seen: 0, problems: [] };
    const { code, output } = await runScript([join(repositoryRoot, 'scripts/check-lock.mjs'), file]);
    return { seen: 1, problems: code === 0 ? [] : meaningfulLines(output), note: output.trim().split('\n')[0] };
  },
};
