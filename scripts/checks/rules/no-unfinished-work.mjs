// Rule 10: unfinished work goes into an issue, not into the code.
import { defineRule } from '../rule.mjs';
import { lineOf } from '../syntax.mjs';

const MARK = /\b(TODO|FIXME|XXX|HACK)\b/;
const TEXTS = /\.(md|css|sql|ya?ml|html)$/;

export default defineRule({
  name: 'no unfinished work',
  rules: '10',
  files: (tree) => [...tree.sources(), ...tree.matching(TEXTS)],
  inspect(file, tree, report) {
    if (TEXTS.test(file)) {
      tree
        .read(file)
        .split('\n')
        .forEach((line, at) => MARK.test(line) && report(at + 1, `left over: ${line.trim()}`));
      return;
    }
    for (const comment of tree.parse(file).comments) {
      if (MARK.test(comment.value)) report(lineOf(tree.read(file), comment), `left over: ${comment.value.trim()}`);
    }
  },
});
