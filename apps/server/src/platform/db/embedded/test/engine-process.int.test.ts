import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { connectEmbedded, type Database } from '../../database.ts';
import { DataDirInUse } from '../data-dir-lock.ts';
import { findRunningEngine } from '../running-engine.ts';
import { startEmbedded } from '../start-embedded.ts';

let dataDir: string;
const holders: ChildProcess[] = [];
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'travesia-engine-'));
});
afterEach(async () => {
  for (const holder of holders.splice(0))
    if (holder.exitCode === null && holder.kill('SIGKILL')) await once(holder, 'exit');
  await vi.waitUntil(() => !isLocked(), { timeout: 30_000 });
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const isLocked = () => existsSync(path.join(dataDir, 'db.lock'));

async function open(): Promise<Database> {
  const { socketDir, close } = await startEmbedded(dataDir);
  return connectEmbedded(socketDir, close);
}

/** The same in another process. */
async function openElsewhere() {
  const holder = spawn(
    process.execPath,
    [path.resolve(import.meta.dirname, '../../../testing/hold-engine.ts'), dataDir],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  holders.push(holder);
  const [line] = (await once(holder.stdout, 'data')) as [Buffer];
  const { socketDir } = JSON.parse(line.toString()) as { socketDir: string };
  return { holder, socketDir };
}

describe('the embedded engine', () => {
  it('is found by commands while its server runs, and not by what a killed one left behind', async () => {
    expect(await findRunningEngine(dataDir)).toBeNull();
    const server = await open();
    const beside = connectEmbedded((await findRunningEngine(dataDir)) ?? '', async () => {});
    expect((await beside.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await beside.close();
    await server.close();
    expect(await findRunningEngine(dataDir)).toBeNull();
    writeFileSync(path.join(dataDir, 'db.socket'), path.join(dataDir, 'gone'));
    expect(await findRunningEngine(dataDir)).toBeNull();
  });

  it('keeps data across restarts, and frees its folder when it stops', async () => {
    const first = await open();
    await first.db.execute(sql`create table kept (word text)`);
    await first.db.execute(sql`insert into kept values ('travesía')`);
    expect(isLocked()).toBe(true);
    await first.close();
    expect(isLocked()).toBe(false);

    const second = await open();
    expect((await second.db.execute(sql`select word from kept`)).rows).toEqual([{ word: 'travesía' }]);
    await second.close();
  });

  it('stops when its parent is killed, keeping what was committed', async () => {
    const { holder, socketDir } = await openElsewhere();
    const elsewhere = connectEmbedded(socketDir, async () => {});
    await elsewhere.db.execute(sql`create table counted (number int)`);
    await elsewhere.db.execute(sql`insert into counted select generate_series(1, 1000)`);
    holder.kill('SIGKILL');
    await vi.waitUntil(() => !isLocked(), { timeout: 30_000 });
    await elsewhere.close();

    const database = await open();
    expect((await database.db.execute(sql`select count(*)::int as count from counted`)).rows).toEqual([
      { count: 1000 },
    ]);
    await database.close();
  });

  it('is refused a folder in use', async () => {
    await openElsewhere();
    await expect(startEmbedded(dataDir)).rejects.toThrow(DataDirInUse);
  });

  it('restarts in the same place when killed, and reports the interruption', async () => {
    const deaths: (number | null)[] = [];
    const { socketDir, runs, close } = await startEmbedded(dataDir, (code) => deaths.push(code));
    const database = connectEmbedded(socketDir, close, runs);
    await database.db.execute(sql`create table again (word text)`);
    process.kill(Number(readFileSync(path.join(dataDir, 'db.lock'), 'utf8')), 'SIGKILL');
    await vi.waitUntil(() => deaths.length === 1, { timeout: 20_000 });
    expect(await database.answers()).toBe(false);
    await vi.waitUntil(() => database.answers().catch(() => false), { timeout: 30_000, interval: 200 });
    expect((await database.db.execute(sql`select count(*)::int as count from again`)).rows).toEqual([{ count: 0 }]);
    await database.close();
  });

  it('keeps working when a client disconnects in the middle of a query', async () => {
    const { socketDir, close } = await startEmbedded(dataDir);
    const database = connectEmbedded(socketDir, close);
    const rude = connect(path.join(socketDir, '.s.PGSQL.5432'));
    const answered = once(rude, 'data');
    rude.write(message('', Buffer.concat([int(196_608), Buffer.from('user\0postgres\0database\0postgres\0\0')])));
    await answered;
    // Parse and Bind, but never Sync.
    rude.write(message('P', Buffer.from('\0select 1\0\0\0')));
    rude.write(message('B', Buffer.from('\0\0\0\0\0\0\0\0')));
    await once(rude, 'data');
    const answers = Promise.all(
      [1, 2, 3].map((at) => database.db.execute<{ value: number }>(sql`select ${at}::int as value`)),
    );
    rude.destroy();
    expect((await answers).map(({ rows }) => rows[0]?.value)).toEqual([1, 2, 3]);
    await database.close();
  });
});

const int = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
/** A message of the PostgreSQL protocol. */
const message = (type: string, content: Buffer) => Buffer.concat([Buffer.from(type), int(content.length + 4), content]);
