import type { Endpoint } from '@travesia/contracts/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CANARY, checksums, everyId, makeTenants, type Tenant } from '../testing/authorization/canaries.ts';
import { openProduct, type OpenProduct } from '../testing/open-product.ts';

let product: OpenProduct;
let tenants: { first: Tenant; second: Tenant };
let ids: string[];
beforeAll(async () => {
  product = await openProduct();
  tenants = await makeTenants(product.house, product.send);
  ids = await everyId(product.house);
});
afterAll(() => product.close());

const parametersOf = ({ path }: Endpoint) => path.match(/:[A-Za-z_]+/g) ?? [];
/**
 * Addresses of a route, also searching for the beginning of the canary (an answer may repeat what it was asked), or with every id that there is in its
 * parameters; with two of them, each with its neighbour.
 */
const addressesOf = ({ path }: Endpoint): string[] => {
  const parameters = path.match(/:[A-Za-z_]+/g) ?? [];
  if (!parameters.length) return [path, `${path}?q=${CANARY.slice(0, -1)}`];
  return ids.map((_id, at) =>
    parameters.reduce((filled, name, index) => filled.replace(name, ids[(at + index) % ids.length] ?? ''), path),
  );
};
const shows = (raw: string) => raw.toLowerCase().includes(CANARY.toLowerCase());

describe('two tenants', () => {
  it('the second sees what it wrote: the canaries sing', async () => {
    const { second } = tenants;
    const seen = async (path: string, token: string) => shows((await product.send('GET', path, token)).raw);
    expect(await seen('/profile', second.patient)).toBe(true);
    expect(await seen('/favorites/lists', second.patient)).toBe(true);
    expect(await seen('/provider/applications', second.patient)).toBe(true);
    for (const token of Object.values(second)) expect(await seen('/support/tickets', token)).toBe(true);
    expect(await seen('/provider/staff', second.clinic)).toBe(true);
    expect(await seen('/organizations/members', second.network)).toBe(true);
    expect(await seen('/provider/activity', second.clinic)).toBe(true);
    expect(ids.length).toBeGreaterThan(40);
  });

  it('nobody of the first finds a word of the second, whatever they read and whichever id they try', async () => {
    const readers = { anonymous: undefined, ...tenants.first };
    const found: string[] = [];
    let asked = 0;
    for (const endpoint of product.endpoints.filter(({ method }) => method === 'GET'))
      for (const [who, token] of Object.entries(readers))
        for (const address of addressesOf(endpoint)) {
          const { raw, status } = await product.send('GET', address, token);
          asked++;
          if (status >= 500) found.push(`${address} for ${who} answers ${status}`);
          if (shows(raw)) found.push(`${endpoint.path} shows it to ${who}: ${address}`);
          if (status === 401 || (status === 403 && parametersOf(endpoint).length)) break;
        }
    expect(found).toEqual([]);
    expect(asked).toBeGreaterThan(2000);
  }, 240_000);

  it('what is asked of the second by the first is refused and changes nothing', async () => {
    const before = await checksums(product.house);
    const withIds = product.endpoints.filter((endpoint) => endpoint.method !== 'GET' && parametersOf(endpoint).length);
    const seen: string[] = [];
    const own = await idsOf(tenants.first);
    for (const endpoint of withIds)
      for (const [who, token] of Object.entries(tenants.first))
        for (const address of addressesOf(endpoint)) {
          // Their own things they may change; this is about those of others.
          if (own.some((id) => address.includes(id))) continue;
          const { raw, status } = await product.send(
            endpoint.method,
            address,
            token,
            endpoint.method === 'DELETE' ? undefined : {},
          );
          if (status >= 500 || shows(raw)) seen.push(`${endpoint.method} ${address} by ${who}: ${status}`);
          if (status === 401 || status === 403) break;
        }
    expect(seen).toEqual([]);
    const after = await checksums(product.house);
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([]);
  }, 240_000);

  it('no log says what people wrote, nor their keys', () => {
    const lines = JSON.stringify(product.logged);
    expect(product.logged.length).toBeGreaterThan(1000);
    expect(shows(lines)).toBe(false);
    for (const token of [...Object.values(tenants.first), ...Object.values(tenants.second)])
      expect(lines.includes(token.split('.')[2] ?? token)).toBe(false);
  });
});

/** Ids that belong to people of a tenant: of themselves, their sessions, their clinic and organization. */
async function idsOf(tenant: Tenant): Promise<string[]> {
  const found = await Promise.all(
    Object.values(tenant).map(async (token) => {
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
        sub: string;
        sid: string;
      };
      const { body } = await product.send('GET', '/auth/me', token);
      return [claims.sub, claims.sid, body['provider_id'], body['organization_id']];
    }),
  );
  return found.flat().filter((id) => typeof id === 'string');
}
