import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RedFlagRule } from '@travesia/contracts/journeys';
import { z } from 'zod';

/** The answers that ask for a clinician, with their sources. Throws an Error that names what is wrong. */
export function parseRedFlags(): RedFlagRule[] {
  const file = readFileSync(join(import.meta.dirname, 'red-flags.json'), 'utf8');
  const result = z.array(RedFlagRule).safeParse(JSON.parse(file));
  if (!result.success) throw new Error(`intake/red-flags.json is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}
