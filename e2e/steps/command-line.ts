import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The folder of the journeys' installation. */
export const journeysData = (): string => process.env['E2E_DATA_DIR'] ?? path.join(root, '.tmp/e2e-data');

/** Runs `travesia …` on the journeys' installation and its folder; returns the output. Rejects if it fails. */
export const travesia = (...words: string[]): Promise<string> => travesiaOn(journeysData(), ...words);

/** The same on another installation's folder. */
export async function travesiaOn(dataDir: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const { stdout } = await run(process.execPath, [path.join(root, 'apps/server/bin/travesia.mjs'), ...words], { env });
  return stdout;
}
