import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestHttp } from '../../../testing/test-http.ts';
import { type Checks, registerHealth } from '../register-health.ts';
import { readCommit, readVersion } from '../version.ts';

let app: FastifyInstance;
afterEach(() => app.close());

async function start(checks: Checks) {
  ({ app } = await createTestHttp([], {
    config: { ratePerMinute: 2 },
    beside: (http) => registerHealth(http, checks, readVersion('embedded', 'abc123')),
  }));
}
const get = async (url: string) => {
  const answer = await app.inject({ url });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), headers: answer.headers };
};

describe('/healthz', () => {
  it('responds while the process is alive, whatever else is broken', async () => {
    await start({ database: () => Promise.reject(new Error('gone')) });
    expect(await get('/healthz')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
      headers: { 'cache-control': 'no-store' },
    });
  });

  it('is exempt from rate limits', async () => {
    await start({});
    const statuses = [];
    for (let at = 0; at < 5; at++) statuses.push((await get('/healthz')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('/readyz', () => {
  it('returns ready if every check passes', async () => {
    await start({ database: async () => true, events: () => true });
    expect(await get('/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready', checks: { database: 'ok', events: 'ok' } },
    });
  });

  it('names failed checks, without revealing the reason', async () => {
    await start({
      database: () => Promise.reject(new Error('password refused')),
      migrations: () => false,
      events: () => true,
    });
    const { status, body, headers } = await get('/readyz');
    expect(status).toBe(503);
    expect(body).toMatchObject({
      code: 'server.unavailable',
      detail: 'Not ready: database, migrations.',
      retry_after: 5,
    });
    expect(headers).toMatchObject({ 'retry-after': '5', 'content-type': 'application/problem+json; charset=utf-8' });
    expect(JSON.stringify(body)).not.toContain('password');
  });
});

describe('/version', () => {
  it('returns what is running', async () => {
    await start({});
    expect((await get('/version')).body).toEqual({
      name: 'travesia',
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      commit: 'abc123',
      node: process.version,
      engine: 'embedded',
    });
  });

  it('reads the commit of a clone, from a branch, a packed branch or a detached head', async () => {
    await start({});
    const git = mkdtempSync(path.join(tmpdir(), 'travesia-git-'));
    const commit = 'a'.repeat(40);
    expect(readCommit(git)).toBeNull();
    writeFileSync(path.join(git, 'HEAD'), 'ref: refs/heads/main\n');
    expect(readCommit(git)).toBeNull();
    writeFileSync(path.join(git, 'packed-refs'), `# pack-refs\n${commit} refs/heads/main\n`);
    expect(readCommit(git)).toBe(commit);
    mkdirSync(path.join(git, 'refs/heads'), { recursive: true });
    writeFileSync(path.join(git, 'refs/heads/main'), `${'b'.repeat(40)}\n`);
    expect(readCommit(git)).toBe('b'.repeat(40));
    writeFileSync(path.join(git, 'HEAD'), `${'c'.repeat(40)}\n`);
    expect(readCommit(git)).toBe('c'.repeat(40));
    rmSync(git, { recursive: true });
  });
});
