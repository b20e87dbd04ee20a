import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { guardProduction } from '../../platform/db/guard-production.ts';
import { openTestDatabase } from '../../platform/testing/test-database.ts';

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://travesia.test', APP_SECRET: 'k'.repeat(48) };

/** Starts the server in its own process; returns how it ended. */
function start(environment: Record<string, string>): Promise<{ code: unknown; err: string }> {
  const main = path.resolve(import.meta.dirname, '../../main.ts');
  const env = { PATH: process.env['PATH'], ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [main], { env }, (error, _out, err) => resolve({ code: error?.code, err }));
  });
}

describe('a production start with demo settings', () => {
  const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'travesia-refused-')), 'data');
  afterAll(() => rmSync(path.dirname(dataDir), { recursive: true }));

  it('is refused with a sentence for each setting, before anything is opened', async () => {
    const { code, err } = await start({
      ...production,
      DATA_DIR: dataDir,
      DEMO_MODE: 'on',
      PRIVILEGED_ACCOUNT_EMAIL: 'admin@demo.travesia.example',
    });
    expect(code).toBe(1);
    expect(err).toContain('DEMO_MODE: must be off; demo data and demo sign-in have no place in production');
    expect(err).toContain('PRIVILEGED_ACCOUNT_EMAIL: must not be somebody of the demonstration');
    expect(existsSync(dataDir)).toBe(false);
  });
});

describe('a database of a production installation', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  const guard = (environment: Record<string, string>) => guardProduction(database, parseConfig(environment));

  it('is never opened with the demo on again, even if only the public URL was forgotten', async () => {
    await guard({});
    await guard({ DEMO_MODE: 'on' });
    await guard(production);
    await guard(production);
    await expect(guard({})).rejects.toThrow('DEMO_MODE');
    await expect(guard({ DEMO_MODE: 'on' })).rejects.toThrow('DEMO_MODE');
    await guard({ DEMO_MODE: 'off' });
  });

  it('is never opened with the sandbox gateway on again', async () => {
    await guard(production);
    await expect(guard({ DEMO_MODE: 'off', SANDBOX_GATEWAY: 'on' })).rejects.toThrow('SANDBOX_GATEWAY');
    await guard({ DEMO_MODE: 'off', SANDBOX_GATEWAY: 'off' });
  });
});
