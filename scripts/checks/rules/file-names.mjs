// Rule 9: names. A file called "utils" collects everything without a name.
import { defineRule } from '../rule.mjs';

const VAGUE = new Set(['util', 'utils', 'helper', 'helpers', 'common', 'misc', 'shared', 'manager', 'managers']);
const OURS = /^(packages|apps|e2e|scripts|tools)\//;
// Names required by other programs, and files of third-party collections.
const PRESCRIBED =
  /(^|\/)(README\.md|Dockerfile|\.[\w.-]+)$|^apps\/web\/public\/|^apps\/server\/migrations\/|\/locales\/|^scripts\/gen\/template\//;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
// Route files spell a parameter as `$name` and a layout with a leading underscore.
const ROUTE_FILE = /^_?[a-z0-9$]+([-._$]+[A-Za-z0-9$]+)*\.tsx?$/;

export default defineRule({
  name: 'file names',
  rules: '9',
  files: (tree) => tree.matching(OURS),
  inspect(file, _tree, report) {
    const parts = file.split('/');
    for (const part of parts) {
      const vague = part
        .replace(/\.[a-z]+$/, '')
        .split(/[-.]/)
        .find((word) => VAGUE.has(word));
      if (vague) report(undefined, `"${vague}" says nothing: name it after the thing it serves`);
    }
    const name = parts.at(-1);
    const fits = KEBAB.test(name) || (file.includes('/app/routes/') && ROUTE_FILE.test(name));
    if (!PRESCRIBED.test(file) && !fits) report(undefined, 'file names are kebab-case');
  },
});
