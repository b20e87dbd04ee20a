import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { unitOfWork } from '../../db/unit-of-work.ts';
import { JobQueue } from '../../jobs/job-queue.ts';
import { testMail } from '../../testing/test-mail.ts';
import { startSmtp, type TestSmtp } from '../../testing/smtp-server.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { listMails } from '../mail.repo.ts';
import type { MailVerdict, OptionalMail } from '../mail-wishes.ts';
import { createMail, type Mail, type MailOrder } from '../mail.ts';
import { createSmtpGateway } from '../smtp.gateway.ts';
import { createUnsubscribeTokens } from '../unsubscribe.ts';

const welcome = {
  to: { email: 'ana@example.com', demo: false },
  language: 'es',
  origin: 'https://travesia.example',
  facts: { subject: 'Bienvenida, Ana', text: 'Hola Ana: aquí está tu enlace.' },
} as const;

interface Logged {
  level: number;
  msg: string;
}

let database: Database;
const logged: Logged[] = [];
/** What was reported as an error; what is tried again is only a warning. */
const errors = () => logged.filter(({ level }) => level >= 50);
let smtp: TestSmtp;
let refuse: (recipient: string) => void;
let jobs: JobQueue;
let mail: Mail;
beforeAll(async () => {
  database = await openTestDatabase();
  smtp = await startSmtp((recipient) => refuse(recipient));
});
beforeEach(async () => {
  refuse = () => {};
  smtp.received.length = 0;
  logged.length = 0;
  await database.db.execute(sql`truncate mail_outbox`);
});
afterEach(async () => {
  mail.close();
  await jobs.stop();
});
afterAll(async () => {
  await smtp.close();
  await database.close();
});

const SECRET = 'the secret of this installation, long enough';

async function start(smtpUrl: string | undefined, secret = SECRET) {
  const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line) as Logged) });
  jobs = new JobQueue(database, logger);
  mail = createMail(database, jobs, logger, {
    smtpUrl,
    mailFrom: 'Travesía <no-reply@travesia.example>',
    publicUrl: 'https://travesia.example',
    secret,
  });
  await jobs.start({ workers: false });
}
/** The same installation, started again. */
async function restart(...how: Parameters<typeof start>) {
  mail.close();
  await jobs.stop();
  await start(...how);
}

type Order = MailOrder<{ subject: string; text: string }>;
const queue = (order: Order) => unitOfWork(database, (tx) => mail.queueMail(tx, testMail, order));
const answer = (responseCode: number) => () => {
  throw Object.assign(new Error('not here'), { responseCode });
};

describe('a `last` email', () => {
  const last = (smtpUrl?: string) =>
    start(smtpUrl).then(() =>
      unitOfWork(database, (tx) => mail.queueMail(tx, testMail, welcome, { forgetWhenDone: true })),
    );

  it('is deleted with its address when sent, or when not kept', async () => {
    await last(smtp.url);
    expect(await mail.list()).toHaveLength(1);
    await jobs.runAllDue();
    expect(smtp.received).toHaveLength(1);
    expect(await mail.list()).toEqual([]);
    mail.close();
    await jobs.stop();
    await last();
    await jobs.runAllDue();
    expect(await mail.list()).toEqual([]);
  });

  it('waits while the mail server doesn’t accept it, and is deleted when permanently refused', async () => {
    refuse = answer(450);
    await last(smtp.url);
    await jobs.runAllDue();
    expect(await mail.list()).toMatchObject([{ state: 'waiting' }]);
    refuse = answer(550);
    await jobs.runAllDue({ later: true });
    expect(await mail.list()).toEqual([]);
  });
});

describe('an optional email', () => {
  const READER = { userId: '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e01', topic: 'messages' } as const;
  const asked: OptionalMail[] = [];
  const wish = (verdict: MailVerdict) =>
    mail.askBeforeSending(async (_db, mails) => {
      asked.push(...mails);
      return mails.map(() => verdict);
    });
  const optional = () =>
    unitOfWork(database, (tx) => mail.queueMail(tx, testMail, welcome, { optional: READER, outdatedAt: null }));
  /** A header without its folding. */
  const headerOf = (raw: string, name: string) =>
    new RegExp(`^${name}:\\s*(.*(?:\\r\\n[ \\t].*)*)`, 'm').exec(raw)?.[1]?.replaceAll(/\r\n[ \t]+/g, '');

  it('says how to turn such emails off: by one click of the mailbox, and in its last line', async () => {
    await start(smtp.url);
    await optional();
    await queue(welcome);
    await jobs.runAllDue();
    const token = createUnsubscribeTokens(SECRET).tokenOf(READER);
    const [sent, always] = smtp.received.toSorted((one, other) => other.raw.length - one.raw.length);
    expect(headerOf(sent?.raw ?? '', 'List-Unsubscribe')).toBe(`<https://travesia.example/unsubscribe?token=${token}>`);
    expect(headerOf(sent?.raw ?? '', 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(always?.raw).not.toContain('nsubscribe');
    const stored = (await mail.list()).find(({ topic }) => topic);
    const line = `Desactivar los correos como este: https://travesia.example/es/unsubscribe?token=${token}`;
    expect(stored?.text.trim().endsWith(line)).toBe(true);
    expect(stored?.html).toContain(`<a href="https://travesia.example/es/unsubscribe?token=${token}">`);
  });

  it.each([true, false])('that is not wanted any more is dropped by its job (mail server: %s)', async (hasServer) => {
    await start(hasServer ? smtp.url : undefined);
    await optional();
    await queue(welcome);
    asked.length = 0;
    wish('drop');
    await jobs.runAllDue();
    expect(asked[0]).toMatchObject(READER);
    expect(await mail.list()).toMatchObject([{ topic: null, state: hasServer ? 'sent' : 'kept' }]);
    expect(smtp.received).toHaveLength(hasServer ? 1 : 0);
  });

  it.each([true, false])(
    'waits for the end of quiet hours that began meanwhile (mail server: %s)',
    async (hasServer) => {
      await start(hasServer ? smtp.url : undefined);
      await optional();
      wish({ notBefore: new Date(Date.now() + 3_600_000) });
      await jobs.runAllDue();
      expect(await mail.list()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
      wish('send');
      await jobs.runAllDue();
      expect(await mail.list()).toMatchObject([{ state: 'waiting' }]);
      await jobs.runAllDue({ later: true });
      expect(await mail.list()).toMatchObject([{ state: hasServer ? 'sent' : 'kept', attempts: 1 }]);
    },
  );
});

describe('mail', () => {
  it('is sent after its transaction commits, with its texts, language and sender', async () => {
    await start(smtp.url);
    const id = await queue(welcome);
    expect(smtp.received).toEqual([]);
    await jobs.runAllDue();
    const [sent] = smtp.received;
    expect(sent?.to).toEqual(['ana@example.com']);
    expect(sent?.raw).toContain(`Message-ID: <${id}@travesia.example>`);
    expect(sent?.raw).toContain('Subject: Bienvenida, Ana');
    expect(sent?.raw).toMatch(/^From: =\?UTF-8\?.*<no-reply@travesia\.example>/m);
    expect(sent?.raw).toContain('Content-Language: es');
    expect(sent?.raw).toContain('aqu=C3=AD est=C3=A1 tu enlace');
    expect(sent?.raw).toContain('text/html');
    expect(await mail.list()).toMatchObject([{ id, state: 'sent', attempts: 1, failure: null }]);
  });

  it('of a transaction that failed is never sent', async () => {
    await start(smtp.url);
    const failing = unitOfWork(database, async (tx) => {
      await mail.queueMail(tx, testMail, welcome);
      throw new Error('the command failed');
    });
    await expect(failing).rejects.toThrow('the command failed');
    await jobs.runAllDue({ later: true });
    expect(smtp.received).toEqual([]);
  });

  it('is retried while the server can’t accept it', async () => {
    await start(smtp.url);
    refuse = answer(451);
    await queue(welcome);
    await jobs.runAllDue();
    expect(await mail.list()).toMatchObject([
      { state: 'waiting', attempts: 1, failure: expect.stringContaining('451') },
    ]);
    refuse = () => {};
    await jobs.runAllDue({ later: true });
    expect(await mail.list()).toMatchObject([{ state: 'sent', attempts: 2, failure: null }]);
    expect(smtp.received).toHaveLength(1);
  });

  it('is not retried after a permanent refusal, which is reported once', async () => {
    await start(smtp.url);
    refuse = answer(550);
    const id = await queue(welcome);
    expect(await jobs.runAllDue({ later: true })).toBe(1);
    expect(await mail.list()).toMatchObject([{ state: 'failed', failure: expect.stringContaining('550') }]);
    expect(errors()).toMatchObject([{ msg: 'an email could not be sent', mail_id: id, mail: 'test.letter' }]);
    expect(JSON.stringify(errors())).not.toContain('ana@example.com');
  });

  it('fails after ten attempts, in one place: where it can be sent again', async () => {
    await start('smtp://127.0.0.1:1');
    const id = await queue(welcome);
    expect(await jobs.runAllDue({ later: true })).toBe(10);
    expect(await mail.list()).toMatchObject([{ state: 'failed', attempts: 10 }]);
    expect(await jobs.deadLetters()).toEqual([]);
    expect(errors()).toMatchObject([{ job: 'mail.send', mail_id: id }]);
    await restart(smtp.url);
    expect(await unitOfWork(database, (tx) => mail.sendAgain(tx, String(id)))).toBe(true);
    await jobs.runAllDue();
    expect(await mail.list()).toMatchObject([{ state: 'sent', failure: null }]);
    expect(smtp.received).toHaveLength(1);
  });

  it('that cannot be opened any more fails as well instead of waiting for ever', async () => {
    await start(smtp.url);
    await queue(welcome);
    await restart(smtp.url, 'another secret of this installation, long enough');
    await jobs.runAllDue({ later: true });
    const [stored] = await listMails(database, 1);
    expect(stored).toMatchObject({ state: 'failed', failure: expect.stringContaining('authenticate') });
    expect(errors()).toHaveLength(1);
  });

  it('is kept for an admin to review if there is no mail server', async () => {
    await start(undefined);
    await queue(welcome);
    await jobs.runAllDue();
    expect(await mail.list()).toMatchObject([
      { state: 'kept', recipient: 'ana@example.com', subject: 'Bienvenida, Ana', template: 'test.letter' },
    ]);
  });

  it('can’t inject headers or recipients through its subject and address', async () => {
    await start(smtp.url);
    await queue({ ...welcome, facts: { ...welcome.facts, subject: 'Hola\r\nBcc: eve@example.com' } });
    expect(await mail.list()).toMatchObject([{ subject: 'Hola Bcc: eve@example.com' }]);
    await jobs.runAllDue();
    expect(smtp.received.map(({ to }) => to)).toEqual([['ana@example.com']]);
    await expect(queue({ ...welcome, to: { email: 'ana@example.com, eve@example.com', demo: false } })).rejects.toThrow(
      /[Ii]nvalid email/,
    );
  });

  it('is neither written nor sent to demo users', async () => {
    await start(smtp.url);
    expect(await queue({ ...welcome, to: { email: 'ana@example.com', demo: true } })).toBeNull();
    await jobs.runAllDue();
    expect(await mail.list()).toEqual([]);
    expect(smtp.received).toEqual([]);
  });

  it('is not sent inside a transaction', async () => {
    await start(undefined);
    await queue(welcome);
    const [stored] = await mail.list();
    const gateway = createSmtpGateway(smtp.url, 'a@travesia.example', 'travesia.example');
    const inside = unitOfWork(database, async () => stored && gateway.send(stored, null));
    await expect(inside).rejects.toThrow('the mail server must not be called inside a transaction');
    gateway.close();
  });
});
