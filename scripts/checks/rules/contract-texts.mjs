// Rule 12: every audit action has a text in every language, and no text is left over.
import { defineRule } from '../rule.mjs';
import { calledName, findAll, keyOf } from '../syntax.mjs';

const LANGUAGES = ['en', 'es', 'pt'];
const FILE = /^apps\/web\/app\/features\/[^/]+\/contract-texts\/([a-z-]+)\.(en|es|pt)\.json$/;

/** The kinds of files, and what each contains texts for. */
const KINDS = {
  'audit-log': { name: 'audit action', declared: declaredActions },
  activity: { name: 'audit action', declared: declaredActions },
};

export default defineRule({
  name: 'contract texts',
  rules: '12',
  files: (tree) => tree.matching(FILE),
  conclude(tree, report, catalogs) {
    const sources = tree.sources(/^packages\/contracts\/src\/(?!.*\/test\/)/);
    const counts = Object.entries(KINDS).map(([kind, { name, declared }]) => {
      const known = new Set(sources.flatMap((file) => declared(tree, file)));
      if (!known.size) report('packages/contracts/src', undefined, `no ${name} was seen`);
      for (const language of LANGUAGES) compare(tree, report, { kind, name, known, language, catalogs });
      return `${known.size} ${kind}`;
    });
    for (const file of catalogs)
      if (!KINDS[FILE.exec(file)[1]]) report(file, undefined, `is none of ${Object.keys(KINDS).join(', ')}`);
    return `${counts.join(', ')} × ${LANGUAGES.length} languages`;
  },
});

function compare(tree, report, { kind, name, known, language, catalogs }) {
  const files = catalogs.filter((file) => file.endsWith(`/${kind}.${language}.json`));
  const texts = new Map(files.flatMap((file) => Object.keys(JSON.parse(tree.read(file))).map((key) => [key, file])));
  for (const key of known)
    if (!texts.has(key))
      report(`contract-texts/${kind}.${language}.json`, undefined, `has no text for the ${name} ${key}`);
  for (const [key, file] of texts)
    if (!known.has(key)) report(file, undefined, `has a text for ${key}, which no contract declares`);
}

function declaredActions(tree, file) {
  const auditOf = (facts) => facts?.properties?.find((property) => keyOf(property) === 'audit')?.value;
  return keysGivenTo(tree, file, 'defineFeature', auditOf);
}

function keysGivenTo(tree, file, callee, part) {
  const calls = findAll(tree.parse(file).program, 'CallExpression').filter(({ node }) => calledName(node) === callee);
  return calls.flatMap(({ node }) => (part(node.arguments[0])?.properties ?? []).map(keyOf));
}
