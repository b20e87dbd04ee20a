import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { appendAudit, commandLine } from '../append-audit.ts';
import { auditEntries } from '../audit.tables.ts';

const AT = new Date('2026-11-22T10:00:00Z');
const ROSA = '019aa000-0000-7000-8000-000000000001';
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const entries = () => database.db.select().from(auditEntries).orderBy(auditEntries.position);

describe('the audit log', () => {
  it('keeps who did what to whom, and nothing of an action that was rolled back', async () => {
    await unitOfWork(database, (tx) =>
      appendAudit(tx, { action: 'account.session_ended', actor: commandLine, at: AT, subjectId: ROSA }),
    );
    const broken = unitOfWork(database, async (tx) => {
      await appendAudit(tx, { action: 'account.signed_out', actor: { kind: 'system' }, at: AT });
      throw new Error('the act failed');
    });
    await expect(broken).rejects.toThrow('the act failed');
    expect(await entries()).toMatchObject([
      { action: 'account.session_ended', actorKind: 'command_line', actorId: null, subjectId: ROSA, at: AT },
    ]);
  });

  it.each(["update audit_entries set action = 'account.signed_in'", 'delete from audit_entries'])(
    'refuses to "%s"',
    async (statement) => {
      const before = await entries();
      await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: { message: expect.stringContaining('audit_entries is append-only') as string },
      });
      expect(await entries()).toEqual(before);
      expect(before).not.toHaveLength(0);
    },
  );
});
