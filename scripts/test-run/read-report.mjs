import { existsSync, readFileSync } from 'node:fs';

/** A runner's JSON report, or undefined if it died before or while writing one. */
export function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
