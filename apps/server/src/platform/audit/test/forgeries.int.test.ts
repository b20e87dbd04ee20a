import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { createMemoryHeads, openTestAuditLog } from '../../testing/test-audit-log.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { appendAudit, commandLine } from '../append-audit.ts';
import type { AuditLog } from '../audit-log.ts';
import { auditEntries } from '../audit.tables.ts';
import { BEGINNING, createChainKeys } from '../chain/link-hash.ts';
import type { HeadStore } from '../heads/head-store.ts';

let database: Database;
let log: AuditLog;
let heads: HeadStore;
let logged: unknown[];
const logger = { error: (what: unknown) => void logged.push(what), warn: () => {}, info: () => {} };
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate audit_entries, audit_links, audit_waiting, audit_head`);
  logged = [];
  heads = createMemoryHeads();
  log = openTestAuditLog(database, { logger, heads });
  for (let second = 1; second <= 5; second++) await write(second);
  await log.seal();
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

/** Someone who can write anything to the database, but has neither the secret nor the server's files. */
const forge = (...statements: string[]) =>
  unitOfWork(database, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(sql.raw(statement));
  });
const entryAt = (number: number) => `(select entry_id from audit_links where number = ${number})`;
const without = (number: number) => [
  `create temp table gone on commit drop as select entry_id from audit_links where number >= ${number}`,
  `delete from audit_links where number >= ${number}`,
  'delete from audit_entries where id in (select entry_id from gone)',
];
const STRANGE = '019aa000-0000-7000-8000-0000000000ff';
const strange = (more = '', values = '') =>
  `insert into audit_entries (id, at, action, actor_kind${more}) values ('${STRANGE}', now(), 'account.signed_in', 'system'${values})`;
const wait = `insert into audit_waiting select id, position from audit_entries where id = '${STRANGE}'`;
const plain = (text: string) => createHash('sha256').update(text).digest('base64url');
/** The rows of the log as they are now, to bring back later. */
const keep = () =>
  forge(
    ...['entries', 'links', 'head'].flatMap((name) => [
      `drop table if exists kept_${name}`,
      `create table kept_${name} as table audit_${name}`,
    ]),
  );
const bringBack = [
  ...['entries', 'links', 'head'].map((name) => `delete from audit_${name}`),
  'insert into audit_entries overriding system value table kept_entries',
  'insert into audit_links table kept_links',
  'insert into audit_head table kept_head',
];

/** All entries and the chain rewritten with other contents, by a key of the forger. */
async function rewritten(): Promise<string[]> {
  const entries = await database.db.select().from(auditEntries).orderBy(auditEntries.position);
  const forged = createChainKeys('somebody else’s secret, as long as ours');
  let last = BEGINNING;
  const statements = entries.flatMap((row, index) => {
    const entry = { ...row, action: 'account.signed_in' as const };
    last = forged.hashLink(last, entry);
    return [
      `update audit_entries set action = 'account.signed_in', signature = '${forged.sign(entry)}' where id = '${row.id}'`,
      `update audit_links set hash = '${last}' where number = ${index + 1}`,
    ];
  });
  return [...statements, `update audit_head set mac = '${forged.hashHead(entries.length, last)}'`];
}

type Forgery = [what: string, kind: string, statements: () => string[] | Promise<string[]>];
const forgeries: Forgery[] = [
  ['the tail deleted', 'link_missing', () => without(4)],
  ['the tail and the head deleted', 'link_missing', () => [...without(4), 'delete from audit_head']],
  ['the head deleted', 'head_changed', () => ['delete from audit_head']],
  ['the middle deleted', 'link_missing', () => without(3).map((one) => one.replace('>= 3', '= 3'))],
  ['an entry deleted, its link kept', 'entry_missing', () => [`delete from audit_entries where id = ${entryAt(2)}`]],
  ['a row inserted without the code', 'entry_inserted', () => [strange()]],
  ['a row inserted without the code, as if waiting', 'entry_inserted', () => [strange(), wait]],
  [
    'a row inserted with an invented signature',
    'entry_inserted',
    () => [strange(', version, signature', `, 2, '${plain('signed')}'`), wait],
  ],
  [
    'a row inserted with a plain hash as its link',
    'entry_changed',
    () => [strange(), `insert into audit_links values (6, '${STRANGE}', '${plain(STRANGE)}')`],
  ],
  [
    'a row inserted with plain hashes as link and head',
    'entry_changed',
    () => [
      strange(),
      `insert into audit_links values (6, '${STRANGE}', '${plain(STRANGE)}')`,
      `update audit_head set number = 6, mac = '${plain('head')}'`,
    ],
  ],
  [
    'a copy of a genuine entry under another id',
    'entry_inserted',
    () => [
      `insert into audit_entries (id, at, action, actor_kind, facts, version, signature)
       select '${STRANGE}', at, action, actor_kind, facts, version, signature from audit_entries where id = ${entryAt(2)}`,
      wait,
    ],
  ],
  ['a link replaced', 'link_changed', () => [`update audit_links set hash = '${plain('x')}' where number = 3`]],
  [
    'two entries that changed places',
    'link_changed',
    () => [
      'update audit_links set number = -2 where number = 2',
      'update audit_links set number = 2 where number = 4',
      'update audit_links set number = 4 where number = -2',
    ],
  ],
  ['contents edited', 'entry_changed', () => [`update audit_entries set facts = '{}' where id = ${entryAt(3)}`]],
  [
    'the actor changed',
    'entry_changed',
    () => [`update audit_entries set actor_kind = 'person', actor_id = '${STRANGE}' where id = ${entryAt(3)}`],
  ],
  ['the time changed', 'entry_changed', () => [`update audit_entries set at = now() where id = ${entryAt(5)}`]],
  [
    'contents edited, and the format lowered',
    'entry_changed',
    () => [`update audit_entries set version = 1, signature = null, facts = '{}' where id = ${entryAt(3)}`],
  ],
  [
    'contents edited, and the format raised',
    'entry_newer',
    () => [`update audit_entries set version = 9, facts = '{}' where id = ${entryAt(3)}`],
  ],
  [
    'all deleted',
    'link_missing',
    () => ['audit_entries', 'audit_links', 'audit_head'].map((one) => `delete from ${one}`),
  ],
  ['all rewritten with another key', 'entry_changed', rewritten],
  [
    'all deleted and rewritten',
    'link_missing',
    () => [
      ...['audit_entries', 'audit_links', 'audit_head'].map((one) => `delete from ${one}`),
      strange(),
      `insert into audit_links values (1, '${STRANGE}', '${plain(STRANGE)}')`,
      `insert into audit_head values (true, 1, '${plain('head')}')`,
    ],
  ],
  [
    'a link far beyond the end',
    'entry_changed',
    () => [strange(), `insert into audit_links values (1000000, '${STRANGE}', 'x')`],
  ],
  [
    'a link beyond all numbers',
    'entry_inserted',
    () => [strange(), `insert into audit_links values (9000000000000000000, '${STRANGE}', 'x')`],
  ],
  [
    'a genuine entry queued for a second place',
    'link_changed',
    () => [`insert into audit_waiting select id, position from audit_entries where id = ${entryAt(2)}`],
  ],
  [
    'a signature replaced',
    'entry_changed',
    () => [`update audit_entries set signature = 'x' where id = ${entryAt(3)}`],
  ],
  [
    'the format lowered, contents untouched',
    'entry_changed',
    () => [`update audit_entries set version = 1, signature = null where id = ${entryAt(3)}`],
  ],
  ['facts that are a list', 'entry_changed', () => [`update audit_entries set facts = '[]' where id = ${entryAt(3)}`]],
  ['facts that are null', 'entry_changed', () => [`update audit_entries set facts = 'null' where id = ${entryAt(3)}`]],
  [
    'a time that JavaScript does not know',
    'entry_changed',
    () => [`update audit_entries set at = 'infinity' where id = ${entryAt(3)}`],
  ],
  [
    'a row inserted without a readable time or facts, as if waiting',
    'entry_inserted',
    () => [
      strange().replace('now()', "'infinity'"),
      `update audit_entries set facts = 'null', version = 2, signature = 'x' where id = '${STRANGE}'`,
      wait,
    ],
  ],
];

/** Faults that show now or were noticed, without the times. */
async function verdict() {
  const { ok, faults, breaks } = await log.verify(commandLine);
  return { ok, faults, breaks: breaks.map(({ at: _at, ...fault }) => fault) };
}

describe('forgeries in the database', () => {
  it.each(forgeries)('finds %s, twice the same, also after the product went on', async (_what, kind, statements) => {
    await forge(...(await statements()));
    await write(6);
    await log.seal();
    const first = await verdict();
    expect(first.ok).toBe(false);
    expect([...first.faults, ...first.breaks].map((fault) => fault.kind)).toContain(kind);
    await write(7);
    expect(await verdict()).toEqual(first);
    expect(logged).not.toEqual([]);
    // The log goes on: what was written since is sealed.
    expect(await log.seal()).toBeGreaterThan(0);
    expect((await database.db.execute(sql`select from audit_waiting`)).rows).toHaveLength(0);
  });

  it('finds the head set back together with the table', async () => {
    await keep();
    await write(6);
    await write(7);
    await log.seal();
    await forge(...bringBack);
    await write(8);
    const first = await verdict();
    expect(first).toMatchObject({ ok: false, faults: [{ kind: 'link_missing', from: 6, until: 7 }] });
    expect(await verdict()).toEqual(first);
  });

  it('finds an entry deleted before it was sealed', async () => {
    await write(6);
    await forge(
      'delete from audit_waiting',
      'delete from audit_entries where id not in (select entry_id from audit_links)',
    );
    expect(await verdict()).toMatchObject({ ok: false, breaks: [{ kind: 'entry_missing', entries: 1 }] });
    expect(await verdict()).toMatchObject({ ok: false, breaks: [{ kind: 'entry_missing', entries: 1 }] });
  });

  it('finds a row inserted as if a newer release had written it', async () => {
    await forge(strange(', version, signature', ", 9, 'x'"), wait);
    const first = await verdict();
    expect(first).toMatchObject({ ok: false, faults: [{ kind: 'entry_newer', entryId: STRANGE }] });
    expect(await verdict()).toEqual(first);
  });

  it('takes no unsigned rows after the first entries were made to look unsigned', async () => {
    await forge('update audit_entries set version = 1, signature = null', strange(), wait);
    // A process that starts now asks what kind of log this is, but still knows its end.
    log = openTestAuditLog(database, { logger, heads });
    const first = await verdict();
    expect(first).toMatchObject({ ok: false, faults: [{ kind: 'entry_changed' }, { entryId: STRANGE }] });
  });

  it('keeps what it noticed when the forger removes the traces', async () => {
    await forge(strange(), wait);
    await log.seal();
    await forge(`delete from audit_entries where id = '${STRANGE}'`);
    expect(await verdict()).toMatchObject({
      ok: false,
      faults: [],
      breaks: [{ kind: 'entry_inserted', entryId: STRANGE }],
    });
  });

  it('is not silenced by forged entries about the log itself', async () => {
    await forge(...without(4));
    await log.seal();
    const forgedRows = (action: string) =>
      `insert into audit_entries (id, at, action, actor_kind, version, signature, facts)
       select gen_random_uuid(), now(), '${action}', 'system', 2, 'x', '{"reason": "It is fine", "faults": "link_missing:4-5"}'
       from generate_series(1, 150)`;
    await forge(forgedRows('audit.accepted'), forgedRows('audit.broken'));
    expect(await log.integrity()).toMatchObject({ ok: false, acceptances: [] });
    expect(await verdict()).toMatchObject({ ok: false, faults: [{ kind: 'link_missing' }, { entries: 300 }] });
  });

  it('finds that an earlier end, written down elsewhere, is no longer in the log', async () => {
    const { end } = await log.verify(commandLine);
    await write(6);
    expect(await log.verify(commandLine, end ?? undefined)).toMatchObject({ ok: true });
    expect(await log.verify(commandLine, { number: 4, hash: 'of another log' })).toMatchObject({
      ok: false,
      faults: [{ kind: 'link_changed', from: 4 }],
    });
  });
});
