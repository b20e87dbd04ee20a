import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { parseConfig } from '../../platform/config/config.ts';
import { connectEmbedded, type Database, type Tx } from '../../platform/db/database.ts';
import { startEmbedded } from '../../platform/db/embedded/start-embedded.ts';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { unitOfWork } from '../../platform/db/unit-of-work.ts';
import { JobQueue } from '../../platform/jobs/job-queue.ts';
import { createMail } from '../../platform/mail/mail.ts';
import { loadSecret } from '../../platform/secrets/secret.ts';
import { createFiles } from '../../platform/storage/files.ts';
import { keepStoredFile } from '../../platform/storage/stored-files.repo.ts';
import { openVault } from '../../platform/storage/testing/open-vault.ts';
import { testMail } from '../../platform/testing/test-mail.ts';
import { runCommand } from '../run-command.ts';

/** The data directory of an embedded engine, held open as by a server. */
let dataDir: string;
let database: Database;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'travesia-cli-'));
  const { socketDir, close } = await startEmbedded(dataDir);
  database = connectEmbedded(socketDir, close);
  await migrateDatabase(database);
  vi.stubEnv('DATA_DIR', dataDir);
  vi.stubEnv('PRIVILEGED_ACCOUNT_EMAIL', 'ops@clinica.example');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

/** Runs `travesia …` and captures its output. */
async function travesia(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const keep = (name: keyof typeof said) => (text: unknown) => {
    said[name] += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(keep('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep('err')),
  ];
  const code = await runCommand(words);
  for (const spy of spies) spy.mockRestore();
  return { code, ...said };
}

describe('travesia admin, beside a server on the embedded database', () => {
  it('creates the first admin, and names the right command for an email address that has an account', async () => {
    const made = await travesia('admin', 'create', '--email', 'ops@clinica.example', '--name', 'Ruiz Gil, Ana María');
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/^link: {5}http:\/\/127\.0\.0\.1:3000\/reset-password\?welcome=1&token=[\w-]{43}$/m);
    const again = await travesia('admin', 'create', '--email', 'OPS@clinica.example');
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('npx travesia admin link OPS@clinica.example');
  });

  it('shows and lists accounts, as aligned text and as JSON for scripts, with nothing that gives access to them', async () => {
    const shown = await travesia('admin', 'show', 'ops@clinica.example');
    expect(shown.out).toMatch(/^address: {3}ops@clinica\.example, not proved$/m);
    expect(shown.out).toMatch(/^name: {6}Ana María Ruiz Gil$/m);
    const listed = await travesia('admin', 'list', '--role', 'admin', '--status', 'unverified', '--json');
    const accounts = JSON.parse(listed.out) as object[];
    expect(accounts).toMatchObject([{ email: 'ops@clinica.example', role: 'admin', status: 'unverified' }]);
    expect(listed.out).not.toMatch(/hash|token|password/i);
    expect((await travesia('admin', 'list', '--role', 'patient')).out).toBe('There is no such account.\n');
  });

  it('verifies, lists privileged accounts, and keeps the last admin', async () => {
    expect((await travesia('admin', 'verify', 'ops@clinica.example')).out).toContain('counts as proved');
    expect((await travesia('admin', 'show', 'ops@clinica.example')).out).toMatch(/^role: .*no feature flag/m);
    const locked = await travesia('admin', 'lock', 'ops@clinica.example', '--reason', 'left the company');
    expect(locked).toEqual({ code: 1, out: '', err: 'This is the last admin.\n' });
    expect((await travesia('admin', 'sessions', 'ops@clinica.example', '--end')).out).toContain('0 sessions ended');
  });

  it.each([
    [['show', 'nobody@example.com'], 'There is no account with the address nobody@example.com.'],
    [['remove-second-factor', 'ops@clinica.example'], "required option '--reason <text>'"],
    [['remove-second-factor', 'ops@clinica.example', '--reason', 'called back'], 'Two-factor authentication is off'],
    [['lock', 'nobody@example.com'], "required option '--reason <text>'"],
    [['role', 'ops@clinica.example', 'king'], 'king is no role; the roles are patient, provider, organization, admin.'],
    [['list', '--status', 'asleep'], 'asleep is no state'],
    [['create', '--email', 'ops'], 'ops is no e-mail address.'],
    [['create', '--email', 'a@b.example', '--language', 'fr'], 'fr is no language of ours'],
  ])('exits %j with code 1 and a message', async (words, sentence) => {
    const { code, err } = await travesia('admin', ...words);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });
});

it('travesia mails shows stored emails, readable on this installation only, and safe to print on a terminal', async () => {
  const secret = loadSecret(parseConfig({ DATA_DIR: dataDir }));
  const logger = pino({ level: 'silent' });
  const jobs = new JobQueue(database, logger);
  const mail = createMail(database, jobs, logger, {
    smtpUrl: undefined,
    mailFrom: 'x@example.com',
    publicUrl: undefined,
    secret,
  });
  await jobs.start({ workers: false });
  const write = (tx: Tx, email: string, text: string) => {
    const facts = { subject: 'Confirm \u001b[31myour address', text };
    return mail.queueMail(tx, testMail, { to: { email, demo: false }, language: 'en', origin: '', facts });
  };
  const id = await unitOfWork(database, async (tx) => {
    await write(tx, 'ana@example.com', 'for Ana');
    return String(await write(tx, 'Rosa@example.com', 'Open\u001b[2J https://x.example/?token=abc'));
  });
  await jobs.runAllDue();
  await jobs.stop();
  const listed = await travesia('mails', '--to', 'rosa@example.com');
  expect(listed.out).toContain(id);
  expect(listed.out).toContain('kept');
  expect(listed.out).not.toMatch(/ana@|token=|\u001b/);
  const shown = await travesia('mails', '--show', id);
  expect(shown.out).toContain('Open�[2J https://x.example/?token=abc');
  expect(await travesia('mails', '--show', 'x')).toMatchObject({ code: 1, err: 'There is no mail with the id x.\n' });
  const { rows } = await database.pool.query(
    "select actor_kind, target_id from audit_entries where action = 'mail.read'",
  );
  expect(rows).toEqual([{ actor_kind: 'command_line', target_id: id }]);
});

it('travesia vault exports keys, without which nothing can be read, and brings back all but erased files', async () => {
  const secret = loadSecret(parseConfig({ DATA_DIR: dataDir }));
  const files = createFiles(database, openVault(database, dataDir, secret), systemClock);
  const facts = { name: 'a.pdf', mediaType: 'application/pdf', maxBytes: 100, uploadedBy: null };
  const [kept, erased] = [
    await files.take(Readable.from(['kept']), facts),
    await files.take(Readable.from(['gone']), facts),
  ];
  await unitOfWork(database, async (tx) => {
    await keepStoredFile(tx, kept.id);
    await keepStoredFile(tx, erased.id);
  });
  expect((await travesia('vault', 'verify')).out).toBe('2 files can be read, 0 can’t\n');
  expect((await travesia('vault', 'status')).out).toMatch(/^2 files under [0-9a-f]{16}, the key for new files\n$/);

  // A backup of files and rows from before, and keys of now.
  await database.pool.query('delete from file_keys where file_id = $1', [erased.id]);
  const keys = path.join(dataDir, 'keys.jsonl');
  expect((await travesia('vault', 'export-keys', keys)).out).toContain('1 keys written');
  expect(readFileSync(keys, 'utf8')).not.toContain(erased.id);
  await database.pool.query('delete from file_keys');
  expect((await travesia('vault', 'import-keys', keys)).out).toBe('1 keys added, 0 were there\n');
  const after = await travesia('vault', 'verify');
  expect(after.out).toBe(`${erased.id}: not stored, or erased\n1 files can be read, 1 can’t\n`);
  expect(await travesia('vault', 'rewrap')).toMatchObject({ out: expect.stringContaining('0 keys encrypted with') });
  process.exitCode = undefined;
});
