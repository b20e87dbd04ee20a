import { existsSync, readFileSync } from 'node:fs';

/** A runner's JSON report, or undefined when it died before it could write one, or in the middle of it. */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
