// Rules 10 and 11: checker findings are fixed or justified, never silently suppressed.
import { defineRule } from '../rule.mjs';
import { lineOf } from '../syntax.mjs';

const FORBIDDEN = /@ts-(ignore|nocheck)\b/;
const EXPECTED = /@ts-expect-error\s*$/;
const LINT = /\b(ox|es)lint-disable(?!.*--\s*\S)/;

export default defineRule({
  name: 'no suppressions',
  rules: '10',
  files: (tree) => tree.sources(),
  inspect(file, tree, report) {
    for (const comment of tree.parse(file).comments) {
      const line = () => lineOf(tree.read(file), comment);
      if (FORBIDDEN.test(comment.value)) report(line(), 'silences the compiler: mend the type');
      if (EXPECTED.test(comment.value)) report(line(), 'expects a type error without saying which and why');
      if (LINT.test(comment.value))
        report(line(), 'switches a lint rule off without a reason (write "-- reason" after the rule)');
    }
  },
});
