// Tortures conversations on real servers and a real PostgreSQL: `npm run torture:messages -- [messages] [cuts] [kills]`, by default
// 10,000 messages of 16 writers at two processes, 200 cuts of the lines of four readers, and 6 times kill -9 of a process. It ends with 1
// when a reader misses a message, has one twice or in another order than the others, or something acknowledged is lost.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { freePort } from '../../../../scripts/setup/free-port.mjs';
import { makeMarket, SECRET } from '../bookings/market.ts';
import { openFaultyLine } from '../faults/faulty-line.ts';
import { makePostgres } from '../faults/restartable-postgres.ts';
import { productEnvironment, startProcess } from '../servers.ts';
import { openReader } from './reader.ts';
import { writeAll } from './writers.ts';

const WRITERS = 16;
/** Readers have everything within this time after the last message. */
const SETTLED_MS = 60_000;
const [messages = 10_000, cuts = 200, kills = 6] = process.argv.slice(2).map(Number);
if (![messages, cuts, kills].every((number) => Number.isInteger(number) && number >= 0) || messages < 1) {
  process.stderr.write('Usage: npm run torture:messages -- [messages] [cuts] [kills]\n');
  process.exit(2);
}
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'travesia-messages-'));
const postgres = await makePostgres(await freePort());
await postgres.start();
// One patient; the other writers and readers are of the clinic.
const market = await makeMarket(postgres.url, { clinicians: 1, patients: WRITERS });
for (const id of market.users.slice(1)) {
  await market.database.db.execute(sql`update users set role = 'provider' where id = ${id}`);
  await market.database.db.execute(
    sql`insert into provider_members values (${market.clinic}, ${id}, 'coordinator', now())`,
  );
}
const tokens = await market.signIn();
const env = {
  ...productEnvironment(postgres.url),
  DATA_DIR: folder,
  APP_SECRET: SECRET,
  TRAVESIA_WEB: 'off',
  NODE_ENV: 'development',
};
const ports = [await freePort(), await freePort()];
const start = (port: number) => startProcess('../src/main.ts', port, env, '/readyz');
const servers = await Promise.all(ports.map(start));
const up = new Set(ports);
const addresses = () => [...up].map((port) => `http://127.0.0.1:${port}`);
const wrong: string[] = [];

const begun = await fetch(`${addresses()[0]}/api/v1/conversations`, {
  method: 'POST',
  headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' },
  body: JSON.stringify({ recipient_id: market.clinic, recipient_type: 'provider', initial_message: 'message 0' }),
});
const { id: conversation } = (await begun.json()) as { id: string };
const lines = await Promise.all(ports.map((port) => openFaultyLine({ host: '127.0.0.1', port })));
const readers = [0, 1, 2, 3].map((place) =>
  openReader(
    {
      line: `http://127.0.0.1:${lines[place % 2]?.port}`,
      address: () => addresses()[place % addresses().length] ?? '',
    },
    { token: tokens[place % 2 === 0 ? 0 : 1 + place] ?? '', conversation },
  ),
);

let sent = 0;
const writing = new AbortController();
const failing = async () => {
  for (let done = 0; done < cuts && !writing.signal.aborted;) {
    const due = (sent / messages) * cuts;
    if (due <= done) {
      await sleep(20);
      continue;
    }
    const line = lines[done % lines.length];
    if (done % 5 === 4) {
      await line?.refuse();
      await sleep(300);
      await line?.accept();
    } else line?.cutSilently();
    done += 1;
  }
};
const killing = async () => {
  for (let done = 0; done < kills && !writing.signal.aborted;) {
    if ((sent / messages) * (kills + 1) < done + 1) {
      await sleep(20);
      continue;
    }
    const place = done % servers.length;
    const port = ports[place] ?? 0;
    const old = servers[place];
    up.delete(port);
    if (old) process.kill(old.pid, 'SIGKILL');
    const next = await start(port);
    servers[place] = next;
    up.add(port);
    done += 1;
  }
};

try {
  const began = performance.now();
  const failures = Promise.all([failing(), killing()]);
  const acknowledged = await writeAll({ tokens, conversation, total: messages, addresses }, wrong, (count) => {
    sent = Math.max(sent, count);
  });
  writing.abort();
  const seconds = (performance.now() - began) / 1000;
  await failures;
  const end = performance.now() + SETTLED_MS;
  while (readers.some(({ seen }) => seen.size < messages + 1) && performance.now() < end) await sleep(50);
  const { rows } = await market.database.db.execute<{ id: string; seq: number; last: number }>(
    sql`select m.id, m.seq, c.last_seq as last from messages m join conversations c on c.id = m.conversation_id order by m.seq`,
  );
  if (rows.length !== messages + 1) wrong.push(`${rows.length} messages are stored instead of ${messages + 1}`);
  rows.forEach(({ seq, last }, place) => {
    if (seq !== place + 1 || last !== rows.length) wrong.push(`number ${place + 1} is ${seq}, the last one ${last}`);
  });
  const stored = new Set(rows.map(({ id }) => id));
  for (const [content, id] of acknowledged) if (!stored.has(id)) wrong.push(`${content} was acknowledged and is lost`);
  for (const [place, { seen, wrong: found }] of readers.entries()) {
    wrong.push(...found.map((line) => `reader ${place}: ${line}`));
    for (const { id, seq } of rows)
      if (seen.get(seq)?.id !== id)
        wrong.push(`reader ${place} has ${seen.get(seq)?.id ?? 'nothing'} as number ${seq}`);
    const contents = new Set([...seen.values()].map(({ content }) => content));
    if (contents.size !== messages + 1) wrong.push(`reader ${place} has ${contents.size} different messages`);
  }
  const delays = readers.flatMap((reader) => [...reader.delays]).toSorted((one, other) => one - other);
  const at = (share: number) => delays[Math.floor(delays.length * share)] ?? 0;
  say(
    `  ${messages} messages of ${WRITERS} writers at ${servers.length} processes in ${seconds.toFixed(1)} s (${Math.round(messages / seconds)}/s)`,
  );
  say(
    `  ${cuts} cuts, ${kills} kills; readers connected ${readers.map((reader) => reader.connections()).join(', ')} times`,
  );
  say(
    `  from commit to reader: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, 99 % ${at(0.99)} ms, at most ${delays.at(-1)} ms`,
  );
} finally {
  for (const reader of readers) reader.close();
  for (const line of lines) await line.close();
  for (const server of servers) await server.stop();
  await market.close();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
for (const line of wrong.slice(0, 20)) say(`  FAILED ${line}`);
if (wrong.length === 0) say('  ok: nothing missed, nothing doubled, one order for everybody');
process.exit(wrong.length ? 1 : 0);
