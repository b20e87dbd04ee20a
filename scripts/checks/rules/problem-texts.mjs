// Rules 8 and 12: every problem code can be told to a person in every language.
import { defineRule } from '../rule.mjs';
import { calledName, findAll, keyOf } from '../syntax.mjs';

const LANGUAGES = ['en', 'es', 'pt'];

export default defineRule({
  name: 'problem texts',
  rules: '8, 12',
  files: (tree) => tree.matching(/^apps\/web\/app\/.*\/locales\/(en|es|pt)\.json$/),
  conclude(tree, report, catalogs) {
    const codes = tree
      .sources(/^packages\/contracts\/src\/(?!.*\/test\/)/)
      .flatMap((file) => declaredCodes(tree, file));
    if (!codes.length) report('packages/contracts/src', undefined, 'no problem code was seen');
    for (const language of LANGUAGES) {
      const keys = new Set(
        catalogs
          .filter((file) => file.endsWith(`/${language}.json`))
          .flatMap((file) => keysOf(JSON.parse(tree.read(file)))),
      );
      for (const code of codes) {
        if (![...keys].some((key) => key === code || key.endsWith(`.${code}`)))
          report(`locales/${language}.json`, undefined, `has no text for the problem ${code}`);
      }
    }
    return `${codes.length} codes × ${LANGUAGES.length} languages`;
  },
});

function declaredCodes(tree, file) {
  const calls = findAll(tree.parse(file).program, 'CallExpression').filter(
    ({ node }) => calledName(node) === 'defineProblems',
  );
  return calls.flatMap(({ node }) => (node.arguments[0]?.properties ?? []).map(keyOf));
}

/** Keys of a catalogue, nested ones joined by dots. */
function keysOf(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}
