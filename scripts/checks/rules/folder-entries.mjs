// Rule 9: a folder must be readable at a glance.
import { defineRule } from '../rule.mjs';

const LIMIT = 40;
// The feature says what these files are for; their names say their kind.
const KIND = /^(repos|presenters|rules|policies|schemas|hooks)$/;
const PRODUCT = /^(packages\/[^/]+\/src|apps\/[^/]+\/(src|app))\//;
const OURS = /^(packages|apps|e2e|scripts|docs)\//;
// Collections, where another entry of the same kind adds no complexity. Decisions are numbered and never removed, so
// docs/adr only grows; a feature has one folder of its name in the contract, the server and the web.
const COLLECTIONS =
  /^(packages\/contracts\/src|apps\/server\/src\/modules|apps\/web\/app\/features)$|^docs\/adr$|^apps\/server\/(migrations|data)|^apps\/web\/public|\/(locales|skylines|icons|covers|fixtures)(\/|$)/;

export default defineRule({
  name: 'folder entries',
  rules: '9',
  files: (tree) => tree.matching(OURS),
  conclude(_tree, report, files) {
    const entries = new Map();
    for (const file of files) {
      const parts = file.split('/');
      for (let depth = 1; depth < parts.length; depth++) {
        const folder = parts.slice(0, depth).join('/');
        entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth]));
      }
    }
    for (const [folder, { size }] of entries) {
      if (PRODUCT.test(folder) && KIND.test(folder.split('/').at(-1)))
        report(folder, undefined, 'is named after a kind of file: put each beside what it serves');
      if (size > LIMIT && !COLLECTIONS.test(folder))
        report(folder, undefined, `${size} entries; ${LIMIT} is the limit: group them by what they serve`);
    }
    return `${entries.size} folders`;
  },
});
