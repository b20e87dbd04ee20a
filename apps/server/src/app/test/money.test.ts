import type { Endpoint } from '@travesia/contracts/kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mountedEndpoints } from '../mounted-endpoints.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  additionalProperties?: Schema | boolean;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** Names of amounts of money. */
const MONEY =
  /(^|_)(amount|price|fee|fees|gross|net|refunded|paid_out|payable|deposit|cost|total_usd|minor|cents|usd)(_|$)/;
/** Numbers with such names that are no money: shares, counts, versions and digits. */
const NO_MONEY = /(percent|percentage|version|count|digits|per_usd|_on|_at)$/;

const isNumber = ({ type }: Schema): boolean => [type].flat().some((one) => one === 'integer' || one === 'number');

/** Paths of numbers that name money outside `{ amount, currency }`. */
function bareMoney(schema: Schema, defs: Record<string, Schema>, at: string, inside: ReadonlySet<string>): string[] {
  if (schema.$ref) {
    const name = schema.$ref.replace('#/$defs/', '');
    const target = defs[name];
    return target && !inside.has(name) ? bareMoney(target, defs, at, new Set([...inside, name])) : [];
  }
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema;
  const isMoney = 'amount' in properties && 'currency' in properties;
  return [
    ...Object.entries(properties).flatMap(([name, one]) => {
      const path = `${at}.${name}`;
      const numbers = [one, ...(one.anyOf ?? []), ...(one.oneOf ?? [])].some(isNumber);
      // Counts by tab are named like the tabs.
      const isBare =
        numbers &&
        !at.endsWith('.counts') &&
        MONEY.test(name) &&
        !NO_MONEY.test(name) &&
        !(isMoney && name === 'amount');
      return [...(isBare ? [path] : []), ...bareMoney(one, defs, path, inside)];
    }),
    ...[...anyOf, ...oneOf, ...allOf, ...(items ? [items] : [])].flatMap((one) => bareMoney(one, defs, at, inside)),
    ...(typeof additionalProperties === 'object' ? bareMoney(additionalProperties, defs, `${at}.*`, inside) : []),
  ];
}

const bareIn = (name: string, schema: z.ZodType): string[] => {
  const whole = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema;
  return bareMoney(whole, whole.$defs ?? {}, name, new Set());
};

let endpoints: Endpoint[];
beforeAll(async () => {
  endpoints = (await mountedEndpoints()).map(({ endpoint }) => endpoint);
});

describe('money in answers', () => {
  it('is an amount with its currency, everywhere', () => {
    expect(endpoints.flatMap(({ name, response }) => bareIn(name, response))).toEqual([]);
    expect(endpoints.length).toBeGreaterThan(200);
  });

  it('is found where it is a number alone', () => {
    const shape = { fees: z.int(), price: z.object({ amount: z.int(), currency: z.string() }), price_version: z.int() };
    const list = z.object({ data: z.array(z.object({ ...shape, total_amount: z.int().nullable() })) });
    expect(bareIn('list', list)).toEqual(['list.data.fees', 'list.data.total_amount']);
  });
});
