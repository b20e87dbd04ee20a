import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { openTestAuditLog } from '../../testing/test-audit-log.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { appendAudit, commandLine } from '../append-audit.ts';
import type { AuditLog } from '../audit-log.ts';

let database: Database;
let log: AuditLog;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate audit_entries, audit_links, audit_waiting, audit_head`);
  log = openTestAuditLog(database);
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

describe('the chain of the audit log', () => {
  it('is intact as written, whatever the key order of its facts', async () => {
    for (let second = 1; second <= 5; second++) await write(second);
    expect(await log.seal()).toBe(5);
    expect(await log.seal()).toBe(0);
    await write(6);
    expect(await log.verify(commandLine)).toMatchObject({ ok: true, links: 6, waiting: 0, faults: [], breaks: [] });
  });

  it('keeps entries whose text or ids the database stores differently from how they were given', async () => {
    await unitOfWork(database, (tx) =>
      appendAudit(tx, {
        action: 'account.session_ended',
        actor: commandLine,
        at: new Date(Date.UTC(2026, 10, 22, 10, 0, 0, 7)),
        subjectId: '019AA000-0000-7000-8000-00000000000A',
        target: { type: 'thing', id: 'half of a pair: \ud800' },
        facts: { large: 1e21, small: 1.5e-9, minus: -0, none: null, text: 'á\u2028"\\' },
      }),
    );
    expect(await log.verify(commandLine)).toMatchObject({ ok: true, links: 1 });
  });

  it('stays unbroken with a hundred concurrent writers and four sealers', async () => {
    const writing = Array.from({ length: 100 }, (_, second) => write(second % 60));
    await Promise.all([...writing, log.seal(), log.seal(), log.seal(), log.seal()]);
    expect(await log.verify(commandLine)).toMatchObject({ ok: true, links: 100, waiting: 0 });
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
    for (let second = 1; second <= 5; second++) await write(second);
    await log.seal();
    const guard = (word: string) =>
      ['audit_entries', 'audit_links'].map((table) => `alter table ${table} ${word} trigger ${table}_kept`);
    const attempt = unitOfWork(database, async (tx) => {
      for (const enable of guard('enable')) await tx.execute(sql.raw(enable));
      await tx.execute(sql.raw(statement));
    });
    await expect(attempt).rejects.toMatchObject({ cause: { message: expect.stringContaining('is append-only') } });
    expect(await log.verify(commandLine)).toMatchObject({ ok: true, links: 5 });
  });
});
