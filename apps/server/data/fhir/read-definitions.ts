import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Definitions of the data types and of the resource types in `resource-types.ts`, as the validator takes them. */
export function readDefinitions(): object[] {
  return JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, 'r4.json.gz'))).toString('utf8')) as object[];
}
