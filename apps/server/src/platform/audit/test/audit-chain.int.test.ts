import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { appendAudit, commandLine } from '../append-audit.ts';
import { type AuditLog, createAuditLog } from '../audit-log.ts';
import { auditEntries } from '../audit.tables.ts';
import { BEGINNING, createChainKeys } from '../chain/link-hash.ts';

const SECRET = 'the secret of this installation, long enough';
const logger = pino({ level: 'silent' });
let database: Database;
let log: AuditLog;
beforeAll(async () => {
  database = await openTestDatabase();
  log = createAuditLog(database, SECRET, logger);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate audit_entries, audit_links, audit_waiting, audit_head`);
});

const write = (second: number) =>
  unitOfWork(database, (tx) =>
    appendAudit(tx, {
      action: 'account.session_ended',
      actor: commandLine,
      at: new Date(Date.UTC(2026, 10, 22, 10, 0, second)),
      facts: { second, because: 'lost' },
    }),
  );

/** Writes five sealed entries. */
async function fill(): Promise<void> {
  for (let second = 1; second <= 5; second++) await write(second);
  await log.seal();
}

/** Tampers with the log as someone with full database access would. */
const tamper = (...statements: string[]) =>
  unitOfWork(database, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
const entryAt = (number: number) => `(select entry_id from audit_links where number = ${number})`;

describe('the chain of the audit log', () => {
  it('is intact as written, whatever the key order of its facts', async () => {
    await fill();
    await write(6);
    expect(await log.verify()).toEqual({ links: 5, waiting: 1, fault: null });
    expect(await log.seal()).toBe(1);
    expect(await log.seal()).toBe(0);
    expect(await log.verify()).toEqual({ links: 6, waiting: 0, fault: null });
  });

  it.each([
    [
      'an edited entry',
      [`update audit_entries set facts = '{"second": 9}' where id = ${entryAt(3)}`],
      'entry_changed',
      3,
    ],
    ['an entry taken out', [`delete from audit_entries where id = ${entryAt(2)}`], 'entry_missing', 2],
    [
      'an entry taken out with its link',
      [`delete from audit_entries where id = ${entryAt(2)}`, 'delete from audit_links where number = 2'],
      'link_missing',
      2,
    ],
    [
      'the last entry taken out with its link',
      [`delete from audit_entries where id = ${entryAt(5)}`, 'delete from audit_links where number = 5'],
      'end_missing',
      5,
    ],
    [
      'two entries that changed places',
      [
        'update audit_links set number = -2 where number = 2',
        'update audit_links set number = 2 where number = 4',
        'update audit_links set number = 4 where number = -2',
      ],
      'entry_changed',
      2,
    ],
    [
      'an entry put in beside the chain',
      [
        `insert into audit_entries (id, at, action, actor_kind)
         values ('019aa000-0000-7000-8000-0000000000ff', now(), 'account.signed_in', 'system')`,
      ],
      'entry_inserted',
      null,
    ],
    ['everything taken out', ['delete from audit_links', 'delete from audit_entries'], 'end_missing', 1],
    [
      'the end taken off with its measure',
      [
        `delete from audit_entries where id = ${entryAt(5)}`,
        'delete from audit_links where number = 5',
        'delete from audit_head',
      ],
      'end_missing',
      5,
    ],
  ])('detects %s', async (_what, statements, kind, number) => {
    await fill();
    await tamper(...statements);
    expect((await log.verify()).fault).toMatchObject({ kind, number });
  });

  it('detects a whole chain rebuilt without the key', async () => {
    await fill();
    const entries = await database.db.select().from(auditEntries).orderBy(auditEntries.position);
    const forged = createChainKeys('somebody else’s secret, as long as ours');
    let last = BEGINNING;
    const links = entries.map((entry, index) => {
      last = forged.hashLink(last, { ...entry, action: 'account.signed_in' });
      return `update audit_links set hash = '${last}' where number = ${index + 1}`;
    });
    await tamper(
      "update audit_entries set action = 'account.signed_in'",
      ...links,
      `update audit_head set mac = '${forged.hashHead(5, last)}'`,
    );
    expect((await log.verify()).fault).toMatchObject({ kind: 'entry_changed', number: 1 });
  });

  it('stays unbroken with a hundred concurrent writers and four sealers', async () => {
    const writing = Array.from({ length: 100 }, (_, second) => write(second % 60));
    await Promise.all([...writing, log.seal(), log.seal(), log.seal(), log.seal()]);
    await log.seal();
    expect(await log.verify()).toEqual({ links: 100, waiting: 0, fault: null });
  });
});

describe("the server's database user", () => {
  it.each([
    "update audit_entries set facts = '{}'",
    'delete from audit_entries',
    'truncate audit_entries cascade',
    "update audit_links set hash = ''",
    'delete from audit_links',
    'truncate audit_links',
  ])('cannot %s', async (statement) => {
    await fill();
    const guard = (word: string) =>
      ['audit_entries', 'audit_links'].map((table) => `alter table ${table} ${word} trigger ${table}_kept`);
    const attempt = unitOfWork(database, async (tx) => {
      for (const enable of guard('enable')) await tx.execute(sql.raw(enable));
      await tx.execute(sql.raw(statement));
    });
    await expect(attempt).rejects.toMatchObject({ cause: { message: expect.stringContaining('is append-only') } });
    expect(await log.verify()).toMatchObject({ links: 5, fault: null });
  });
});
