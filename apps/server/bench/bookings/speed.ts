// Prints how many bookings per second the product makes beside the writes of a booking alone, in the same run. Never a pass or a fail.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { startPostgres } from '../../../../scripts/postgres/start-postgres.mjs';
import { freePort } from '../../../../scripts/setup/free-port.mjs';
import { cpuSeconds, type Measured, SECONDS } from '../measure.ts';
import { printTable } from '../report.ts';
import { productEnvironment, startProcess } from '../servers.ts';
import { type Clinic, makeMarket, SECRET } from './market.ts';

const CLIENTS = 16;
const CLINICS = 16;
const CLINICIANS = 10;
/** Both are measured so many times, in turn, and their sums count: the machine has other work. */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const DAY_MS = 86_400_000;
const HOURS = 10;
const FIRST_DAY = 3;
const BAR = '≥ 0.3 × raw';

interface Sum {
  done: number;
  failed: number;
  seconds: number;
  cpu: number;
  times: number[];
}

const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
const say = (line: string) => process.stdout.write(`${line}\n`);
const folder = mkdtempSync(path.join(tmpdir(), 'travesia-bookings-'));
const postgres = await startPostgres({ durable: true });
const market = await makeMarket(postgres.url, { clinics: CLINICS, clinicians: CLINICIANS, patients: CLIENTS });
const pool = new pg.Pool({ connectionString: postgres.url, max: 10 });
// Connections that are idle when PostgreSQL stops break: without a listener that would end the run before its last lines.
pool.on('error', () => {});
const env = {
  ...productEnvironment(postgres.url),
  DATA_DIR: folder,
  APP_SECRET: SECRET,
  TRAVESIA_WEB: 'off',
  NODE_ENV: 'development',
};
const server = await startProcess('../src/main.ts', await freePort(), env, '/readyz');
try {
  const tokens = await market.signIn();
  /** Times go on where the last measurement ended: none is asked for twice. */
  const counts = { asked: 0, written: 0 };
  const rows = [];
  for (const clinics of [market.clinics, market.clinics.slice(0, 1)]) {
    const name = clinics.length === 1 ? 'booking requests, one clinic' : `booking requests, ${clinics.length} clinics`;
    say(`Measuring ${name} …`);
    const [product, raw] = [emptySum(), emptySum()];
    const ask = (client: number) => request(clinics, tokens[client] ?? '', counts.asked++);
    await measure(emptySum(), ask, 1);
    for (let round = 0; round < ROUNDS; round++) {
      const before = cpuSeconds(server.pid);
      await measure(product, ask, SECONDS);
      product.cpu += cpuSeconds(server.pid) - before;
      await measure(raw, (client) => write(clinics, market.users[client] ?? '', counts.written++), SECONDS);
    }
    rows.push({ name, bar: BAR, measured: summed(product, true), raw: summed(raw, false) });
  }
  printTable(rows);
  say('\nraw: lock, key, booking, slot, history, audit entry and event through pg, prepared, pool of 10, no HTTP.');
} finally {
  agent.destroy();
  await server.stop();
  await pool.end();
  await market.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function emptySum(): Sum {
  return { done: 0, failed: 0, seconds: 0, cpu: 0, times: [] };
}

/** Clients who each do one after the other for some seconds. */
async function measure(sum: Sum, act: (client: number) => Promise<boolean>, seconds: number): Promise<void> {
  const begun = performance.now();
  const one = async (client: number) => {
    while (performance.now() - begun < seconds * 1000) {
      const from = performance.now();
      if (await act(client)) sum.done += 1;
      else sum.failed += 1;
      sum.times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => one(client)));
  sum.seconds += (performance.now() - begun) / 1000;
}

function summed({ done, failed, seconds, cpu, times }: Sum, isServer: boolean): Measured {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return {
    perSecond: done / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpuMs: isServer ? (cpu * 1000) / Math.max(1, done) : null,
    failed,
  };
}

/** The clinic and clinician of a turn: neighbors in time are at different clinics. */
function whose(clinics: readonly Clinic[], count: number): { clinic: Clinic; clinician: string; turn: number } {
  const clinic = clinics[count % clinics.length] ?? { id: '', clinicians: [] };
  const round = Math.floor(count / clinics.length);
  const { length } = clinic.clinicians;
  return { clinic, clinician: clinic.clinicians[round % length] ?? '', turn: Math.floor(round / length) };
}

async function request(clinics: readonly Clinic[], token: string, count: number): Promise<boolean> {
  const { clinic, clinician, turn } = whose(clinics, count);
  const day = new Date(Date.now() + (FIRST_DAY + Math.floor(turn / HOURS)) * DAY_MS);
  const status = await send(token, `speed ${clinics.length} ${count}`, {
    provider_id: clinic.id,
    kind: 'consultation',
    accept_policy: true,
    clinician_id: clinician,
    date: day.toISOString().slice(0, 10),
    time: `${String(8 + (turn % HOURS)).padStart(2, '0')}:00`,
  });
  return status === 201;
}

/** Sends a request; `fetch` would take a third of the processor time that the product has. */
function send(token: string, key: string, body: object): Promise<number> {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    authorization: `Bearer ${token}`,
    'idempotency-key': key,
  };
  return new Promise((resolve, reject) => {
    const sent = http.request(`${server.address}/api/v1/bookings`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(text);
  });
}

/**
 * What a booking at the least must write, in times that no calendar has: its lock, its idempotency key with the answer, the booking
 * and its slot, the line of history, the audit entry with its place in the queue of the chain, and the event with its number. It
 * checks nothing, reads nothing, and tells nobody.
 */
async function write(clinics: readonly Clinic[], patient: string, count: number): Promise<boolean> {
  const { clinic, clinician, turn } = whose(clinics, count);
  const [id, at] = [uuidv7(), new Date()];
  const starts = new Date(Date.UTC(2040 + clinics.length, 0, 1) + turn * 3_600_000);
  const ends = new Date(starts.getTime() + 3_600_000);
  const key = `raw ${clinics.length} ${count}`;
  const statements: [string, unknown[]][] = [
    ['select pg_advisory_xact_lock(hashtextextended($1, 0))', [`slot ${clinic.id}`]],
    [
      `insert into idempotency_keys (scope, key, fingerprint, attempt, locked_until, committed_at, status, content_type, body)
       values ('raw', $1, $1, $2, now(), now(), 201, 'application/json', $3)`,
      [key, id, 'x'.repeat(1500)],
    ],
    [
      `insert into bookings (id, reference, status, kind, provider_id, patient_id, clinician_id, starts_at, ends_at, time_zone, language, confirmed_at, created_at)
       values ($1, $2, 'confirmed', 'consultation', $3, $4, $5, $6, $7, 'America/Sao_Paulo', 'en', $8, $8)`,
      [id, randomBytes(8).toString('hex').toUpperCase(), clinic.id, patient, clinician, starts, ends, at],
    ],
    [
      `insert into booking_slots (booking_id, clinician_id, starts_at, ends_at, during) values ($1, $2, $3, $4, tstzrange($3, $4))`,
      [id, clinician, starts, ends],
    ],
    [
      `insert into state_changes (id, machine, entity, entity_id, to_state, version, actor_kind, actor_id, acted_as, subject_id, at)
       values ($1, 'booking', 'bookings', $2, 'confirmed', 1, 'person', $3, 'patient', $3, $4)`,
      [uuidv7(), id, patient, at],
    ],
    [
      `with written as (
         insert into audit_entries (id, at, action, actor_kind, actor_id, subject_id, context_provider_id, target_type, target_id, facts, version, signature)
         values ($1, $2, 'bookings.requested', 'person', $3, $3, $4, 'booking', $5, '{}', 2, $6) returning id, position)
       insert into audit_waiting (entry_id, position) select id, position from written`,
      [uuidv7(), at, patient, clinic.id, id, 'x'.repeat(43)],
    ],
    [`insert into event_streams (stream, last_number) values ($1, 1)`, [`raw ${id}`]],
    [
      `insert into outbox_events (id, event_type, payload, stream, stream_number) values ($1, 'booking.raw.v1', $2, $3, 1)`,
      [uuidv7(), JSON.stringify({ booking_id: id, provider_id: clinic.id, status: 'confirmed' }), `raw ${id}`],
    ],
  ];
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [index, [text, values]] of statements.entries())
      await client.query({ name: `raw-${index}`, text, values });
    await client.query('commit');
    return true;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
