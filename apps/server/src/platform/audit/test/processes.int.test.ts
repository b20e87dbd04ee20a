import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { openTestAuditLog } from '../../testing/test-audit-log.ts';
import { openTestDatabase, TEST_SECRET } from '../../testing/test-database.ts';
import { appendAudit, commandLine } from '../append-audit.ts';
import { auditEntries, auditLinks } from '../audit.tables.ts';
import { BEGINNING, createChainKeys } from '../chain/link-hash.ts';
import { assertOwnSecret } from '../own-secret.ts';
import { createFileHeads } from '../heads/file-heads.ts';

const START = '2026-11-22T10:00:00Z';
const keys = createChainKeys(TEST_SECRET);
let database: Database;
let clock: ReturnType<typeof fixedClock>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = fixedClock(START);
  await database.db.execute(sql`truncate audit_entries, audit_links, audit_waiting, audit_head`);
});

const write = () =>
  unitOfWork(database, (tx) => appendAudit(tx, { action: 'account.signed_out', actor: commandLine, at: clock.now() }));
const tamper = (...statements: string[]) =>
  unitOfWork(database, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
/** Brings the database back to an earlier state, as a restored backup does. */
const setBackTo = async (number: number) => {
  const links = await database.db.select().from(auditLinks).orderBy(auditLinks.number);
  const hash = links.find((link) => link.number === number)?.hash ?? '';
  await tamper(
    `delete from audit_entries where id in (select entry_id from audit_links where number > ${number})`,
    `delete from audit_links where number > ${number}`,
    `update audit_head set number = ${number}, mac = '${keys.hashHead(number, hash)}'`,
  );
};
const open = (more: Parameters<typeof openTestAuditLog>[1] = {}) => openTestAuditLog(database, { clock, ...more });
const entriesWith = async (action: string) =>
  (await database.db.execute(sql`select 1 from audit_entries where action = ${action}`)).rows.length;

describe('two processes on one database', () => {
  it('take turns, and each keeps the end it saw', async () => {
    const [one, other] = [open(), open()];
    for (let turn = 1; turn <= 3; turn++) {
      await write();
      await one.seal();
      await write();
      await other.seal();
    }
    expect(await one.verify(commandLine)).toMatchObject({ ok: true, links: 6 });
    expect(await other.verify(commandLine)).toMatchObject({ ok: true, links: 7 });
  });

  it('record the same break once, and agree on it', async () => {
    const [one, other] = [open(), open()];
    for (let entry = 1; entry <= 5; entry++) await write();
    await one.seal();
    await other.seal();
    await setBackTo(3);
    await write();
    await other.seal();
    await write();
    await one.seal();
    await other.seal();
    expect(await entriesWith('audit.broken')).toBe(1);
    const expected = {
      ok: false,
      faults: [{ kind: 'link_missing', from: 4, until: 5 }],
      breaks: [{ from: 4, until: 5 }],
    };
    expect(await one.verify(commandLine)).toMatchObject(expected);
    expect(await other.verify(commandLine)).toMatchObject(expected);
  });

  it('notice what only one of them saw', async () => {
    const [one, other] = [open(), open()];
    for (let entry = 1; entry <= 3; entry++) await write();
    await one.seal();
    await other.seal();
    for (let entry = 4; entry <= 6; entry++) await write();
    await one.seal();
    await setBackTo(3);
    // The other process did not see 4 to 6 and goes on, until the first looks again.
    await write();
    await other.seal();
    await one.seal();
    expect(await other.verify(commandLine)).toMatchObject({ ok: false });
    expect(await one.verify(commandLine)).toMatchObject({
      ok: false,
      breaks: [{ kind: 'link_missing', from: 5, until: 6 }],
    });
  });
});

describe('the end of the log in a file', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'travesia-heads-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const inFile = (location = 'here') => open({ heads: createFileHeads(folder), location });

  it('outlives the process, and only grows', async () => {
    const first = inFile();
    await write();
    await first.seal();
    await write();
    await first.seal();
    const lines = (await readFile(path.join(folder, 'audit-heads.jsonl'), 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { number: number }).number)).toEqual([1, 2]);
    await setBackTo(1);
    expect(await inFile().verify(commandLine)).toMatchObject({ ok: false, faults: [{ from: 2, until: 2 }] });
  });

  it('recognizes the log restored into another database, but not a log of its own', async () => {
    const first = inFile();
    for (let entry = 1; entry <= 3; entry++) await write();
    await first.seal();
    await setBackTo(2);
    expect(await inFile('a new database').verify(commandLine)).toMatchObject({ ok: false });
    await database.db.execute(sql`truncate audit_entries, audit_links, audit_waiting, audit_head`);
    const another = inFile('a third database');
    await write();
    expect(await another.verify(commandLine)).toMatchObject({ ok: true, links: 1 });
  });

  it('after a restore, is not ok until an operator says why, which stays visible', async () => {
    const before = inFile();
    for (let entry = 1; entry <= 5; entry++) await write();
    await before.seal();
    await setBackTo(3);
    const after = inFile();
    await write();
    await after.seal();
    expect(await after.integrity()).toMatchObject({ ok: false });
    await after.accept(commandLine, 'Restored the backup of Sunday');
    const accepted = { ok: true, acceptances: [{ reason: 'Restored the backup of Sunday' }] };
    expect(await after.integrity()).toMatchObject(accepted);
    expect(await after.verify(commandLine)).toMatchObject({
      ...accepted,
      faults: [{ from: 4, until: 5, accepted: true }],
    });
    expect(await entriesWith('audit.accepted')).toBe(1);
    await tamper("update audit_entries set facts = '{\"a\": 1}' where action = 'audit.accepted'");
    expect(await after.verify(commandLine)).toMatchObject({ ok: false });
  });

  it('accepts nothing if nothing is wrong', async () => {
    const log = inFile();
    await write();
    expect(await log.accept(commandLine, 'No reason at all')).toMatchObject({ ok: true });
    expect(await entriesWith('audit.accepted')).toBe(0);
  });
});

/** The previous release: entries without a signature, links over the columns it knows, no head outside the database. */
const previous = {
  write: (requestId: string | null = null) =>
    tamper(
      `with entry as (insert into audit_entries (id, at, action, actor_kind, request_id)
         values (gen_random_uuid(), '${START}', 'account.signed_out', 'system', ${requestId ? `'${requestId}'` : 'null'}) returning id, position)
       insert into audit_waiting select id, position from entry`,
    ),
  seal: async (knowsRequests = true) => {
    const { db } = database;
    const waiting = await db
      .select()
      .from(auditEntries)
      .where(sql`id in (select entry_id from audit_waiting)`)
      .orderBy(auditEntries.position);
    for (const entry of waiting) {
      const [last = { number: 0, hash: BEGINNING }] = await db
        .select()
        .from(auditLinks)
        .orderBy(sql`number desc`)
        .limit(1);
      const number = last.number + 1;
      const hash = keys.hashLink(last.hash, knowsRequests ? entry : { ...entry, requestId: null });
      const mac = keys.hashHead(number, hash);
      await tamper(
        `insert into audit_links values (${number}, '${entry.id}', '${hash}')`,
        `insert into audit_head values (true, ${number}, '${mac}') on conflict (one) do update set number = ${number}, mac = '${mac}'`,
        `delete from audit_waiting where entry_id = '${entry.id}'`,
      );
    }
  },
};

describe('the previous release next to this one', () => {
  it('breaks nothing, whichever of them seals', async () => {
    await previous.write('before');
    await previous.seal();
    const log = open();
    await log.seal();
    for (let turn = 1; turn <= 2; turn++) {
      await previous.write('during');
      await write();
      await previous.seal();
      await previous.write();
      await write();
      await log.seal();
    }
    expect(await log.verify(commandLine)).toMatchObject({ ok: true, faults: [], breaks: [] });
    expect(await entriesWith('audit.signing_began')).toBe(1);
  });

  it('may be one that did not know request IDs', async () => {
    await previous.write();
    await previous.seal();
    const log = open();
    await unitOfWork(database, async (tx) => {
      await appendAudit(tx, { action: 'account.signed_out', actor: commandLine, at: clock.now() });
    });
    await previous.seal(false);
    expect(await log.verify(commandLine)).toMatchObject({ ok: true });
  });

  it('may write unsigned entries for a day, not later, and not in a log that began signed', async () => {
    await previous.write();
    await previous.seal();
    const log = open();
    await log.seal();
    clock.moveTo('2026-11-23T09:59:00Z');
    await previous.write();
    expect(await log.verify(commandLine)).toMatchObject({ ok: true });
    clock.moveTo('2026-11-23T10:01:00Z');
    await previous.write();
    expect(await open().verify(commandLine)).toMatchObject({ ok: false, breaks: [{ kind: 'entry_inserted' }] });

    await tamper(
      `insert into audit_entries (id, at, action, actor_kind) values (gen_random_uuid(), '2026-11-23T12:00:00Z', 'audit.signing_began', 'system')`,
    );
    await previous.write();
    const again = open();
    await again.seal();
    expect((await again.verify(commandLine)).breaks).toHaveLength(2);

    await database.db.execute(sql`truncate audit_entries, audit_links, audit_waiting, audit_head`);
    const signed = open();
    await write();
    await signed.seal();
    await previous.write();
    expect(await signed.verify(commandLine)).toMatchObject({ ok: false, breaks: [{ kind: 'entry_inserted' }] });
  });
});

describe('a newer release next to this one', () => {
  it('keeps its entries waiting for it, and this one says that it cannot verify them', async () => {
    const log = open();
    await write();
    await log.seal();
    await tamper(
      `with entry as (insert into audit_entries (id, at, action, actor_kind, version, signature)
         values (gen_random_uuid(), now(), 'account.signed_out', 'system', 3, 'of the newer one') returning id, position)
       insert into audit_waiting select id, position from entry`,
    );
    await write();
    expect(await log.verify(commandLine)).toMatchObject({
      ok: false,
      links: 2,
      waiting: 1,
      faults: [{ kind: 'entry_newer', from: null, entries: 1 }],
      breaks: [],
    });
    await tamper(
      "insert into audit_links select 3, id, 'a newer hash' from audit_entries where version = 3",
      'delete from audit_waiting where entry_id in (select entry_id from audit_links)',
      `update audit_head set number = 3, mac = '${keys.hashHead(3, 'a newer hash')}'`,
    );
    await log.seal();
    expect((await log.verify(commandLine)).faults).toMatchObject([{ kind: 'entry_newer', from: 3, until: 3 }]);
  });
});

describe('a command with the secret of another installation', () => {
  const ours = () => assertOwnSecret(database, TEST_SECRET);
  const others = () => assertOwnSecret(database, 'the secret of another installation, as long');

  it('is refused before it writes what would count as forged', async () => {
    await expect(others()).resolves.toBeUndefined();
    await write();
    await expect(others()).rejects.toThrow('APP_SECRET');
    await expect(ours()).resolves.toBeUndefined();
    await open().seal();
    await expect(others()).rejects.toThrow('APP_SECRET');
    await expect(ours()).resolves.toBeUndefined();
  });

  it('is told apart from a log that was tampered with, and from one that the previous release wrote', async () => {
    await write();
    await open().seal();
    await tamper('delete from audit_head');
    await expect(ours()).resolves.toBeUndefined();
    await database.db.execute(sql`truncate audit_entries, audit_links, audit_waiting, audit_head`);
    await previous.write();
    await previous.seal();
    await expect(ours()).resolves.toBeUndefined();
    await expect(others()).rejects.toThrow('APP_SECRET');
  });
});
