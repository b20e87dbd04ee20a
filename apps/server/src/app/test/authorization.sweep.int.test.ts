import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { type Endpoint, requestProblems, type Role, sideOf } from '@travesia/contracts/kit';
import type { FastifyInstance } from 'fastify';
import { problems, type ProblemCode } from '@travesia/contracts/problems';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLINIC, openHouse, type OpenHouse } from '../../modules/contexts/testing/open-house.ts';
import { mountedEndpoints } from '../mounted-endpoints.ts';
import { addressOf, askOne, mountGuardsOnly, nameOf } from '../testing/authorization/ask-everything.ts';
import { type Credentials, makePrincipals, PRINCIPALS, type Principal } from '../testing/authorization/principals.ts';
import { sampleOf } from '../testing/sample-of.ts';
import { readTable, type Row, shortOf, writeTable } from '../testing/authorization/table.ts';
import { mutantsOf } from '../testing/authorization/mutants.ts';

let house: OpenHouse;
let app: FastifyInstance;
let endpoints: Endpoint[];
let principals: Record<Principal, Credentials>;
const found = new Map<string, Row>();

const decide = async (on: FastifyInstance, endpoint: Endpoint): Promise<Row> => {
  const cells: Partial<Record<Principal, string>> = {};
  for (const who of PRINCIPALS) cells[who] = shortOf(await askOne(on, endpoint, principals[who]));
  return cells as Row;
};

beforeAll(async () => {
  house = await openHouse(() => [], { demo: true });
  await house.clear();
  principals = await makePrincipals(house);
  endpoints = (await mountedEndpoints()).map(({ endpoint }) => endpoint);
  app = await mountGuardsOnly(house, endpoints);
  for (const endpoint of endpoints) found.set(nameOf(endpoint), await decide(app, endpoint));
  if (process.env['WRITE_AUTHORIZATION_TABLE']) writeTable(found);
});
afterAll(async () => {
  await app.close();
  await house.close();
});

describe('every route × every principal', () => {
  it('matches the reviewed table line by line', () => {
    expect([...readTable().keys()].toSorted()).toEqual([...found.keys()].toSorted());
  });

  it('decides as the table says, cell by cell', () => {
    const table = readTable();
    const different = [...found].flatMap(([route, row]) =>
      PRINCIPALS.filter((who) => table.get(route)?.[who] !== row[who]).map(
        (who) => `${route} for ${who}: the table says ${table.get(route)?.[who]}, the product ${row[who]}`,
      ),
    );
    expect(different).toEqual([]);
    expect(found.size * PRINCIPALS.length).toBeGreaterThan(2000);
  });

  it('lets no one in with an ended session, an expired token or a closed account', () => {
    for (const endpoint of endpoints.filter(({ access }) => access !== 'public'))
      for (const who of ['anonymous', 'unverified', 'expired-token', 'signed-out', 'disabled'] as const)
        expect(found.get(nameOf(endpoint))?.[who], `${nameOf(endpoint)} for ${who}`).toBe('401');
  });
});

describe('a context without a reason', () => {
  it.each(['admin', 'organizations'] as const)('lets %s read and change nothing', async (by) => {
    const reader = by === 'admin' ? await house.person('admin') : await house.member();
    const opened = await house.send('POST', `/${by}/providers/${CLINIC}/access`, reader.token, {});
    expect(opened).toMatchObject({ status: 200, body: { context: { read_only: true } } });
    const who = by === 'admin' ? 'admin-context' : 'org-context';
    const ofClinic = endpoints.filter(({ access }) => sideOf(access)?.side === 'provider');
    const different: string[] = [];
    for (const endpoint of ofClinic) {
      const may = found.get(nameOf(endpoint))?.[who];
      const isLet = endpoint.method === 'GET' || endpoint.withoutReason;
      const expected = may !== 'in' || isLet ? may : '403 access.reason_required';
      const decided = shortOf(await askOne(app, endpoint, reader));
      if (decided !== expected) different.push(`${nameOf(endpoint)}: ${decided} instead of ${expected}`);
    }
    expect(different).toEqual([]);
    expect(ofClinic.filter(({ method }) => method !== 'GET').length).toBeGreaterThan(5);
  });
});

describe('an action closed to demo users', () => {
  const ROLES = ['patient', 'provider', 'organization', 'admin'] as const;
  const mayCall = ({ access }: Endpoint, role: Role) =>
    access === 'session' || (Array.isArray(access) && access.includes(role));

  it('returns the code declared in the contract, for every demo user', async () => {
    // Those of a clinic need one; the table has them.
    const closed = endpoints.filter(({ closedToDemo, access }) => closedToDemo && !sideOf(access));
    expect(closed.length).toBeGreaterThan(8);
    const answers = new Map<string, Set<string>>();
    for (const role of ROLES) {
      const visitor = await house.person(role, 'Visitor', { demo: true });
      for (const endpoint of closed.filter((one) => mayCall(one, role)))
        answers.set(endpoint.name, (answers.get(endpoint.name) ?? new Set()).add(await askOne(app, endpoint, visitor)));
    }
    const declared = closed.map(({ name, closedToDemo: code }): [string, Set<string>] => [
      name,
      new Set([`${problems[code as ProblemCode].status} ${code}`]),
    ]);
    expect(answers).toEqual(new Map(declared));
  });

  it('declares a code documented in the API document', () => {
    const anyCall = new Set(Object.keys(requestProblems));
    const undocumented = endpoints.filter(
      ({ closedToDemo: code, problems: own = [] }) => code && !anyCall.has(code) && !own.includes(code),
    );
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });
});

describe('a variant spelling of a route', () => {
  const VARIANTS: Readonly<Record<string, (url: string) => string>> = {
    'a slash at the end': (url) => `${url}/`,
    'two slashes': (url) => url.replace('/api/v1/', '/api/v1//'),
    'an encoded letter': (url) =>
      url.replace(
        /\/([a-z])([^/]*)$/,
        (_all, first: string, rest: string) => `/%${first.charCodeAt(0).toString(16)}${rest}`,
      ),
    'upper case': (url) => url.toUpperCase().replace('/API/V1', '/api/v1'),
    'dots in it': (url) => url.replace('/api/v1/', '/api/v1/./'),
    'a dot segment': (url) => url.replace('/api/v1/', '/api/v1/x/%2e%2e/'),
  };
  const denied = (endpoint: Endpoint) => PRINCIPALS.filter((who) => found.get(nameOf(endpoint))?.[who] !== 'in');
  // Refusals that read nothing never wait, so thousands of them in a row look like an overloaded server, which answers
  // 503: each call lets the event loop turn first.

  /** Who tries a route in one spelling: how it is spelled decides before who asks, so each route is tried by some. */
  const triers = (endpoint: Endpoint, turn: number): readonly Principal[] => {
    const [first, ...others] = denied(endpoint);
    return first ? [first, ...sampleOf(others, turn + endpoints.indexOf(endpoint))] : [];
  };

  it.each(Object.keys(VARIANTS).map((variant, turn) => ({ variant, turn })))(
    'lets in no one the route refuses: $variant',
    async ({ turn, variant }) => {
      const spelled = VARIANTS[variant];
      const reached: string[] = [];
      for (const endpoint of endpoints)
        for (const who of triers(endpoint, turn)) {
          await turnOfTheLoop();
          const { token, headers } = principals[who];
          const { statusCode } = await app.inject({
            method: endpoint.method,
            url: spelled?.(addressOf(endpoint)) ?? '',
            headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
          });
          if (![401, 403, 404, 405].includes(statusCode)) reached.push(`${nameOf(endpoint)} for ${who}: ${statusCode}`);
        }
      expect(reached).toEqual([]);
    },
  );

  it('lets in no one via HEAD, or a method override header', async () => {
    const reached: string[] = [];
    for (const endpoint of endpoints)
      for (const who of triers(endpoint, 0)) {
        await turnOfTheLoop();
        const { token, headers } = principals[who];
        const sent = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers };
        const tried = [
          await app.inject({ method: 'HEAD', url: addressOf(endpoint), headers: sent }),
          await app.inject({
            method: 'POST',
            url: addressOf(endpoint),
            payload: {},
            headers: { ...sent, 'x-http-method-override': endpoint.method },
          }),
        ];
        for (const { statusCode } of tried)
          // Where POST is its own route, the table covers it. A body of the wrong type (415) is rejected before
          // authentication.
          if (![401, 403, 404, 405, 415].includes(statusCode) && !isOpenByPost(endpoint, who))
            reached.push(`${nameOf(endpoint)} for ${who}: ${statusCode}`);
      }
    expect(reached).toEqual([]);
  });

  const isOpenByPost = ({ path }: Endpoint, who: Principal) =>
    endpoints.some(
      (other) =>
        other.path.replace(/:\w+/g, ':') === path.replace(/:\w+/g, ':') && found.get(nameOf(other))?.[who] === 'in',
    );
});

it('every removed or inverted guard of a route is detected', async () => {
  const mutants = endpoints.flatMap(mutantsOf);
  const table = readTable();
  const unnoticed: string[] = [];
  // All first mutants of the routes together, then all second ones: one server per mutant would take minutes.
  const rounds = Math.max(...mutants.map(({ round }) => round)) + 1;
  for (let round = 0; round < rounds; round++) {
    const those = mutants.filter((mutant) => mutant.round === round);
    const mutated = await mountGuardsOnly(
      house,
      those.map(({ endpoint }) => endpoint),
    );
    for (const { endpoint, change } of those) {
      if (!(await isNoticed(mutated, endpoint, table.get(nameOf(endpoint)))))
        unnoticed.push(`${nameOf(endpoint)}: ${change}`);
    }
    await mutated.close();
  }
  expect(unnoticed).toEqual([]);
  expect(mutants.length).toBeGreaterThanOrEqual(endpoints.length);
});

/** Whether a mutant's decision differs in at least one cell of the table. */
async function isNoticed(on: FastifyInstance, endpoint: Endpoint, row: Row | undefined): Promise<boolean> {
  for (const who of PRINCIPALS) if (shortOf(await askOne(on, endpoint, principals[who])) !== row?.[who]) return true;
  return false;
}
