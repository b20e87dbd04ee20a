import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseConfig } from '../config/config.ts';
import { createPlatform, type Platform } from '../create-platform.ts';
import type { Database } from '../db/database.ts';
import { unitOfWork } from '../db/unit-of-work.ts';
import { testMail } from '../testing/test-mail.ts';
import { openTestDatabase } from '../testing/test-database.ts';

let dataDir: string;
let database: Database;
let platform: Platform;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'travesia-platform-'));
  database = await openTestDatabase();
  platform = createPlatform(parseConfig({ DATA_DIR: dataDir }), pino({ level: 'silent' }), database);
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

const checks = async () => {
  const results = await Promise.all(
    Object.entries(platform.checks).map(async ([name, check]) => [name, await check()] as const),
  );
  return Object.fromEntries(results);
};

describe('createPlatform', () => {
  it('is ready only after start', async () => {
    expect(await checks()).toEqual({ database: true, migrations: true, events: false });
    await platform.start();
    await vi.waitUntil(async () => (await checks())['events'], { timeout: 20_000 });
    expect(await checks()).toEqual({ database: true, migrations: true, events: true });
  });

  it('runs queued work on its own', async () => {
    const facts = { subject: 'Welcome', text: 'Hello.' };
    const order = { to: { email: 'ana@example.com', demo: false }, language: 'en', origin: '', facts } as const;
    await unitOfWork(database, (tx) => platform.mail.queueMail(tx, testMail, order));
    await vi.waitUntil(async () => (await platform.mail.list())[0]?.state === 'kept', { timeout: 20_000 });
    expect(await platform.mail.list()).toMatchObject([{ recipient: 'ana@example.com', attempts: 1 }]);
  });

  it('stops, and then no longer queries the database', async () => {
    await platform.stop();
    expect((await checks())['events']).toBe(false);
    expect(database.pool.waitingCount).toBe(0);
  });
});
