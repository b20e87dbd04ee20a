import type { Endpoint } from '@travesia/contracts/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';
import { SAMPLED, sampleOf } from '../testing/sample-of.ts';
import { leaks, counted, oracle } from '../testing/tenants/leaks.ts';
import { belongingTo, checksums, knownIds, oneOfEachKind } from '../testing/tenants/look-into-database.ts';
import { makeTenants, type Tenant, write } from '../testing/tenants/make-tenants.ts';
import { idFields, questionsOf, sampleBody } from '../testing/tenants/sample-input.ts';

interface Reader {
  who: string;
  token: string | undefined;
}

const MISSING = '0198c0de-7a5e-7d2a-9c3e-2f1b6a4d8e98';
let product: OpenProduct;
let tenants: { first: Tenant; second: Tenant };
let readers: Reader[];
let before: Map<string, string>;
let after: Map<string, string>;
let foreign: string[];
let own: string[];
/** One of each kind of the own ids. */
let parents: string[];
beforeAll(async () => {
  product = await openProduct({ demo: true, beside: leaks });
  tenants = await makeTenants(product);
  const { first, second } = tenants;
  const admin = (await product.house.person('admin')).token;
  const visitor = (await product.house.person('admin', 'visitor', { demo: true })).token;
  readers = [
    ...(['patient', 'owner', 'network'] as const).map((who) => ({ who, token: first.people[who].token })),
    { who: 'an admin of the demonstration', token: visitor },
    { who: 'anybody', token: undefined },
  ];
  await write(product, first, admin);
  // Denials are recorded once per hour: trigger that before comparing responses.
  await everyAnswer(product.endpoints, { questions: false });
  before = await everyAnswer([...product.endpoints, counted]);
  await write(product, second, admin);
  own = await belongingTo(product.house, first);
  const theirs = (await belongingTo(product.house, second)).filter((id) => !own.includes(id));
  const known = await knownIds(product.house);
  foreign = oneOfEachKind(theirs, known);
  parents = oneOfEachKind(own, known);
  after = await everyAnswer([...product.endpoints, counted]);
});
afterAll(() => product.close());

const parametersOf = ({ path }: Endpoint) => path.match(/:[A-Za-z_]+/g) ?? [];
const fill = (endpoint: Endpoint, ids: readonly string[]) =>
  parametersOf(endpoint).reduce((filled, name, index) => filled.replace(name, ids[index] ?? ''), endpoint.path);

interface Asking {
  address: string;
  body?: unknown;
  /** Ids of the request, which a response may repeat. */
  ids: readonly string[];
}

/** Everything a response reveals: status, headers and body, apart from the request id and the requested ids. */
async function answerTo({ method }: Endpoint, { token }: Reader, { address, body, ids }: Asking) {
  const { status, raw, headers } = await product.send(method, address, token, body);
  // The entity tag derives from the body, which may repeat an id.
  const { 'x-request-id': _id, date: _date, etag: _tag, ...told } = headers;
  const text = ids.reduce((all, id) => all.replaceAll(id, '…'), raw.replace(/"request_id":"[^"]*"/, ''));
  return { status, all: `${status} ${JSON.stringify(told)} ${text}` };
}

/** Calls where something of the other tenant gets another response than something that does not exist. */
async function findOracles(
  endpoints: readonly Endpoint[],
  share: typeof sampleOf = sampleOf,
): Promise<{ found: string[]; missed: number }> {
  const found: string[] = [];
  /** Requests that reached the lookup and found nothing. */
  let missed = 0;
  /** Each permitted caller tries the next share of the ids. */
  let turn = 0;
  /** A cursor is only compared, whether it exists or not; its neighbor is next to it. */
  const compareCursor = async (endpoint: Endpoint, reader: Reader, asking: (id: string) => Asking) => {
    for (const id of share(foreign, turn++)) {
      const beside = id.slice(0, -1) + (id.endsWith('0') ? '1' : '0');
      const [missing, there] = [
        await answerTo(endpoint, reader, asking(beside)),
        await answerTo(endpoint, reader, asking(id)),
      ];
      if (missing.status === 401 || missing.status === 403) return;
      missed++;
      if (there.all !== missing.all)
        found.push(`${asking(id).address} by ${reader.who}: ${there.all}, beside it ${missing.all}`);
    }
  };
  /** False if the reader may not make the call at all. */
  const compare = async (endpoint: Endpoint, reader: Reader, asking: (id: string) => Asking): Promise<boolean> => {
    const missing = await answerTo(endpoint, reader, asking(MISSING));
    if (missing.status === 401 || (missing.status === 403 && missing.all.includes('access.'))) return false;
    for (const id of share(foreign, turn++)) {
      const { all } = await answerTo(endpoint, reader, asking(id));
      if (missing.status === 404) missed++;
      if (all !== missing.all)
        found.push(`${endpoint.method} ${asking(id).address} by ${reader.who}: ${all} instead of ${missing.all}`);
    }
    return true;
  };
  for (const endpoint of endpoints) {
    const body = sampleBody(endpoint);
    const count = parametersOf(endpoint).length;
    const inBody = idFields(endpoint.body, 'input');
    const inQuery = idFields(endpoint.query, 'output');
    for (const reader of readers) {
      const isLet =
        count === 0 ||
        (await compare(endpoint, reader, (id) => ({ address: fill(endpoint, [id, id]), body, ids: [id] })));
      // Who is refused for what doesn't exist is refused whatever else they name.
      if (!isLet) continue;
      for (const parent of count > 1 ? await knownParents(endpoint, reader, body) : [])
        await compare(endpoint, reader, (id) => ({ address: fill(endpoint, [parent, id]), body, ids: [id] }));
      const accepting = count && inBody.length + inQuery.length ? await answering(endpoint, reader) : [];
      for (const parent of count ? accepting : ['']) {
        const address = fill(endpoint, [parent]);
        for (const { name, as } of inBody)
          await compare(endpoint, reader, (id) => ({
            address,
            body: { ...(body as object), [name]: as(id) },
            ids: [id],
          }));
        for (const { name } of inQuery)
          await compareCursor(endpoint, reader, (id) => ({ address: `${address}?${name}=${id}`, ids: [id] }));
      }
    }
  }
  return { found, missed };
}

/** Own ids with which a call misses something else than with one that does not exist. */
async function knownParents(endpoint: Endpoint, reader: Reader, body: unknown): Promise<string[]> {
  const under = (parent: string) =>
    answerTo(endpoint, reader, { address: fill(endpoint, [parent, MISSING]), body, ids: [parent, MISSING] });
  const { all: nothing } = await under(MISSING);
  const known: string[] = [];
  for (const id of parents) if ((await under(id)).all !== nothing) known.push(id);
  return known;
}

/** Own ids a call accepts, for calls that take a second id. */
async function answering(endpoint: Endpoint, reader: Reader): Promise<string[]> {
  const known: string[] = [];
  for (const id of parents) {
    const { status } = await answerTo(endpoint, reader, { address: fill(endpoint, [id]), body: {}, ids: [id] });
    if (status === 422 || status === 200) known.push(id);
  }
  return known;
}

/** Counts of the whole installation: jobs, emails and requests. */
const OF_THE_INSTALLATION = ['/admin/debug', '/admin/debug/bundle', '/admin/jobs'];

/** Each of these reads is an entry of the reader’s own log, which another answer shows. */
const LOGS_EACH_READ = new Set(['getHealthSummary']);

/** Every list's response to each query of each reader. Excludes calls that record being called. */
async function everyAnswer(endpoints: readonly Endpoint[], { questions = true } = {}): Promise<Map<string, string>> {
  const { word } = tenants.second;
  const words = [word, word.slice(0, 4), `${word}@example`.toLowerCase()];
  const answers = new Map<string, string>();
  for (const endpoint of endpoints) {
    if (endpoint.method !== 'GET' || parametersOf(endpoint).length || endpoint.path.endsWith('/export')) continue;
    if (OF_THE_INSTALLATION.includes(endpoint.path) || LOGS_EACH_READ.has(endpoint.name)) continue;
    for (const reader of readers)
      for (const question of ['', ...(questions ? questionsOf(endpoint, words) : [])]) {
        const address = `${endpoint.path}${question}`;
        const { status, all } = await answerTo(endpoint, reader, { address, ids: [] });
        if (status === 401 || status === 403) break;
        answers.set(`${address} for ${reader.who}`, all);
      }
  }
  return answers;
}

describe('other users’ data', () => {
  it('gets the same response as missing data, in path, query or body', async () => {
    const sums = await checksums(product.house);
    const { found, missed } = await findOracles(product.endpoints);
    expect(found).toEqual([]);
    expect(missed).toBeGreaterThan(2000 * SAMPLED);
    const now = await checksums(product.house);
    expect(Object.keys(now).filter((table) => now[table] !== sums[table])).toEqual([]);
  });

  it('affects no response, count, order or choice of a list, however it is searched, filtered and sorted', () => {
    const different = [...after].filter(([question, answer]) => answer !== before.get(question));
    expect(different.map(([question]) => question).filter((question) => !question.startsWith(counted.path))).toEqual(
      [],
    );
    expect(after.size).toBeGreaterThan(400);
  });
});

describe('a call that reveals more', () => {
  it('is detected by its refusal', async () => {
    const { found } = await findOracles([oracle], (list) => list);
    expect(found.length).toBeGreaterThan(0);
  });

  it('is detected by its count', () => {
    const different = [...after].filter(([question, answer]) => answer !== before.get(question));
    expect(different.map(([question]) => question)).toContain(`${counted.path}?q=Canarywren for patient`);
  });
});
