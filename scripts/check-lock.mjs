// Lists optional platform packages the lockfile names but does not contain: `npm ci` rejects such a lockfile elsewhere.
// Also rejects a recorded registry URL, which would tie installs to one host.
import { readFileSync } from 'node:fs';

const packages = JSON.parse(readFileSync(process.argv[2] ?? 'package-lock.json', 'utf8')).packages;
const problems = [];

function isHeld(owner, dependency) {
  for (let at = owner; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/'))).replace(/\/$/, '')) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${dependency}`]) return true;
    if (!at) return false;
  }
}

for (const [name, entry] of Object.entries(packages)) {
  if (/^https?:/.test(entry.resolved ?? '')) problems.push(`${name}: records ${entry.resolved}`);
  for (const dependency of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isHeld(name, dependency)) problems.push(`${name}: platform package ${dependency} is missing`);
  }
}
console.log(problems.length ? problems.join('\n') : `lockfile complete: ${Object.keys(packages).length} entries`);
process.exit(problems.length ? 1 : 0);
