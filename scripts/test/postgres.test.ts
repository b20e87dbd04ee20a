import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { findPostgresBinaries, npmFolder } from '../postgres/find-binaries.mjs';
import { startPostgres } from '../postgres/start-postgres.mjs';
import { isRunning, startScript } from '../testing/started-script.ts';

const EXTENSIONS = ['pg_trgm', 'unaccent', 'btree_gist', 'fuzzystrmatch', 'cube', 'earthdistance'];
const ours = () => readdirSync(tmpdir()).filter((name) => name.startsWith('travesia-postgres-'));

async function ask(url: string, ...statements: string[]): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: unknown;
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

describe('a PostgreSQL server of our own', () => {
  it('from the npm package has every extension we use, and folds accented letters', async () => {
    expect(npmFolder()).toBeDefined();
    const server = await startPostgres({ source: 'npm' });
    const creating = EXTENSIONS.map((name) => `create extension ${name}`);
    const rows = await ask(
      server.url,
      ...creating,
      "select lower('ÉÑÃ') as folded, current_setting('TimeZone') as zone",
    );
    await server.stop();
    expect(rows).toEqual([{ folded: 'éñã', zone: 'UTC' }]);
  });

  it('lets nobody in without its password, and leaves neither process nor file behind', async () => {
    const before = ours();
    const server = await startPostgres();
    const wrong = server.url.replace(/:[^:@]+@/, ':guess@');
    await expect(ask(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
    await server.stop();
    expect(isRunning(server.pid)).toBe(false);
    expect(ours()).toEqual(before);
  });

  it('keeps the promises of a production server when it shall be measured', async () => {
    const server = await startPostgres({ durable: true, settings: { max_connections: 40 } });
    const rows = await ask(
      server.url,
      "select current_setting('fsync') as fsync, current_setting('max_connections') as connections",
    );
    await server.stop();
    expect(rows).toEqual([{ fsync: 'on', connections: '40' }]);
  });

  it('stops when the process that started it is killed', async () => {
    const run = startScript(path.resolve(import.meta.dirname, '../testing/hold-postgres.mjs'), process.env);
    await run.says('pid ');
    const pid = Number(/pid (\d+)/.exec(run.output())?.[1]);
    expect(isRunning(pid)).toBe(true);
    run.child.kill('SIGKILL');
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
  });

  it('tells how to get one when there is none', async () => {
    await expect(findPostgresBinaries({ candidates: [] })).rejects.toThrow(/apt-get install postgresql/);
  });

  it('is not made from a version that is too old', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'travesia-old-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(path.join(folder, 'postgres'), '#!/bin/sh\necho "postgres (PostgreSQL) 12.4"\n', { mode: 0o755 });
    await expect(findPostgresBinaries({ candidates: [{ folder, source: 'machine' }] })).rejects.toThrow(
      /version 12 is too old/,
    );
  });
});
