// Rule 9: short files. The median shows the habit, the limit catches outliers.
import { defineRule } from '../rule.mjs';

const MEDIAN = 80;
const SMELL = 250;
const LIMIT = 400;
const lengthOf = (tree, file) => tree.read(file).trimEnd().split('\n').length;

export default defineRule({
  name: 'file length',
  rules: '9',
  files: (tree) => tree.sources(),
  inspect(file, tree, report) {
    const lines = lengthOf(tree, file);
    if (lines > LIMIT) report(undefined, `${lines} lines; ${LIMIT} is the limit: split it by what it does`);
  },
  conclude(tree, report, files) {
    const lengths = files.map((file) => [lengthOf(tree, file), file]).toSorted(([a], [b]) => a - b);
    if (!lengths.length) return undefined;
    const median = lengths[Math.floor((lengths.length - 1) / 2)][0];
    if (median > MEDIAN) report('all source files', undefined, `the median is ${median} lines; ${MEDIAN} is the limit`);
    const long = lengths.filter(([lines]) => lines > SMELL).length;
    return `${files.length} files, median ${median}, longest ${lengths.at(-1).join(' ')}, over ${SMELL}: ${long}`;
  },
});
