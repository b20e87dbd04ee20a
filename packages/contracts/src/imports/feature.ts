import { defineFeature } from '../kit/index.ts';
import { importsProblems } from './imports.problems.ts';

export const importsFeature = defineFeature({
  problems: importsProblems,
  audit: {
    'imports.uploaded': 'platform',
    'imports.described': 'platform',
    'imports.check_begun': 'platform',
    'imports.checked': 'platform',
    'imports.check_failed': 'platform',
    'imports.committed': 'platform',
    'imports.finished': 'platform',
    'imports.recorded': 'platform',
    'imports.commit_failed': 'platform',
    'imports.withdrawn': 'platform',
    'imports.reverted': 'platform',
    'imports.pair_joined': 'platform',
    'imports.pair_separated': 'platform',
    'imports.pair_reopened': 'platform',
  },
});
