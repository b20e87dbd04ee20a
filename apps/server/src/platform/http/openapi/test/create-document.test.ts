import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  defineEndpoint,
  type Endpoint,
  flagParam,
  listParam,
  Money,
  numberParam,
  optionalParam,
} from '@travesia/contracts/kit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type ApiDescription, createDocument } from '../create-document.ts';

const api: ApiDescription = {
  title: 'Test API',
  version: '1.2.3',
  description: 'For a test.',
  license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
  server: { url: '/api/v1', description: 'This server.' },
  tags: { things: 'Things and what they cost.' },
};
const shared = { tag: 'things', summary: 'Do it', description: 'Does it.' } as const;
const Thing = z
  .object({ name: z.string(), price: Money.nullable().meta({ description: 'Its price.' }), made: z.iso.datetime() })
  .meta({ id: 'Thing', description: 'A thing.' });
const slug = z.string().meta({ description: 'Name in addresses.', example: 'blue-chair' });

const list = defineEndpoint({
  ...shared,
  name: 'listThings',
  method: 'GET',
  path: '/things',
  access: 'public',
  cache: 'catalog',
  query: z.object({
    country: listParam(z.string()).meta({ description: 'Countries.' }),
    price_max: numberParam(z.number().min(0)).meta({ description: 'At most.' }),
    verified: flagParam.meta({ description: 'Only verified.' }),
    kind: optionalParam(z.enum(['chair', 'table']).meta({ description: 'Kind.' })),
    near: z
      .string()
      .transform((text) => text.split(',').map(Number))
      .pipe(z.tuple([z.number(), z.number()]))
      .meta({ description: 'Point.' }),
    q: z.string().max(200).meta({ description: 'Words.' }),
    page: z.coerce.number().int().min(1).default(1).meta({ description: 'Page.' }),
  }),
  response: z.object({ data: z.array(Thing) }),
});
const read = defineEndpoint({
  ...shared,
  name: 'readThing',
  method: 'GET',
  path: '/things/:slug',
  access: 'public',
  params: z.object({ slug }),
  response: Thing,
  problems: ['catalog.treatment_not_found'],
});
const create = defineEndpoint({
  ...shared,
  name: 'createThing',
  method: 'POST',
  path: '/things',
  access: ['provider'],
  idempotency: 'honoured',
  status: 201,
  body: z.strictObject({ name: z.string(), price: Money, size: z.int().default(1) }),
  response: Thing,
});
const remove = defineEndpoint({
  ...shared,
  name: 'removeThing',
  method: 'DELETE',
  path: '/things/:slug',
  access: 'session',
  params: z.object({ slug }),
  status: 204,
  response: z.object({}),
});
const count = defineEndpoint({
  ...shared,
  name: 'countThings',
  method: 'GET',
  path: '/things/counts',
  access: 'public',
  response: z.object({ counts: z.record(z.enum(['red', 'blue']), z.int()) }),
});
const all: Endpoint[] = [list, read, create, remove, count];

type Operation = Record<string, never> & {
  parameters: { name: string; in: string; required: boolean; description: string; schema: object }[];
  responses: Record<string, { description: string; headers?: object; content?: Record<string, { schema: object }> }>;
};
const document = createDocument(all, api) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Record<string, unknown>> };
};
const operation = (address: string, method: string) => document.paths[address]?.[method] as Operation;

describe('createDocument', () => {
  it('documents everything a call promises', () => {
    expect(operation('/things/{slug}', 'get')).toMatchObject({
      operationId: 'readThing',
      tags: ['things'],
      summary: 'Do it',
      description: 'Does it.',
      security: [],
    });
    expect(operation('/things', 'post')).toMatchObject({ security: [{ bearer: [] }] });
  });

  it('lists path and query parameters, with what is optional', () => {
    expect(operation('/things/{slug}', 'get').parameters).toEqual([
      {
        name: 'slug',
        in: 'path',
        required: true,
        description: 'Name in addresses.',
        schema: { type: 'string', examples: ['blue-chair'] },
      },
    ]);
    expect(
      operation('/things', 'get').parameters.map(({ name, required, schema }) => [name, required, schema]),
    ).toEqual([
      ['country', false, { type: 'array', maxItems: 30, items: { type: 'string' } }],
      ['price_max', false, { type: 'number', minimum: 0 }],
      ['verified', false, { type: 'boolean' }],
      ['kind', false, { type: 'string', enum: ['chair', 'table'] }],
      ['near', true, { type: 'string' }],
      ['q', true, { type: 'string', maxLength: 200 }],
      ['page', false, { type: 'integer', minimum: 1, default: 1 }],
    ]);
    expect(operation('/things', 'post').parameters.map(({ name }) => name)).toEqual(['Idempotency-Key']);
  });

  it('references schemas by id', () => {
    expect(Object.keys(document.components.schemas)).toEqual(['Money', 'Problem', 'Thing']);
    expect(operation('/things/{slug}', 'get').responses['200']?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/Thing' } },
    });
    expect(document.components.schemas['Thing']).toMatchObject({
      description: 'A thing.',
      required: ['name', 'price', 'made'],
      properties: {
        price: { anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }], description: 'Its price.' },
        made: { type: 'string', format: 'date-time' },
      },
    });
  });

  it('closes request bodies against unknown members, but not responses', () => {
    expect(operation('/things', 'post')).toMatchObject({
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { required: ['name', 'price'], additionalProperties: false } } },
      },
    });
    expect(document.components.schemas['Thing']).not.toHaveProperty('additionalProperties');
  });

  it('lists the members of a record with known keys', () => {
    const { schema } = operation('/things/counts', 'get').responses['200']?.content?.['application/json'] ?? {};
    expect(schema).toMatchObject({
      properties: {
        counts: { properties: { red: { type: 'integer' }, blue: { type: 'integer' } }, required: ['red', 'blue'] },
      },
    });
  });

  it('lists the problems of a call by status, with their codes and when they occur', () => {
    const codes = (address: string, method: string) =>
      Object.fromEntries(
        Object.entries(operation(address, method).responses).flatMap(([status, { description }]) =>
          Number(status) >= 400
            ? [[status, [...description.matchAll(/`([a-z_]+\.[a-z_]+)`:/g)].map(([, code]) => code)]]
            : [],
        ),
      );
    expect(codes('/things/{slug}', 'get')).toEqual({
      400: ['request.malformed'],
      404: ['catalog.treatment_not_found'],
      422: ['request.invalid'],
      429: ['request.rate_limited'],
      500: ['server.internal'],
      503: ['server.unavailable'],
    });
    expect(codes('/things', 'post')).toMatchObject({
      401: ['access.signed_out'],
      403: ['auth.two_factor_required', 'access.not_allowed'],
      409: ['request.idempotency_in_flight'],
      413: ['request.too_large'],
      415: ['request.unsupported_media_type'],
      422: ['request.invalid', 'request.idempotency_key_reused'],
    });
    expect(operation('/things', 'get').responses['429']).toMatchObject({
      headers: { 'Retry-After': {} },
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    });
  });

  it('documents caching, and responses without body', () => {
    expect(operation('/things', 'get').responses).toMatchObject({ 200: { headers: { ETag: {} } }, 304: {} });
    expect(operation('/things/{slug}', 'delete').responses['204']).toEqual({
      description: 'Success; no content.',
    });
  });

  it('is independent of the endpoints’ order', () => {
    expect(JSON.stringify(createDocument(all.toReversed(), api))).toBe(JSON.stringify(createDocument(all, api)));
  });

  it.each([
    [
      'a parameter without description',
      { ...read, params: z.object({ slug: z.string() }) },
      'readThing: the path parameter slug has no description',
    ],
    ['a tag that nobody described', { ...read, tag: 'other' }, 'the tag other is not described'],
    [
      'a problem that nobody declared',
      { ...read, problems: ['thing.lost'] },
      'readThing names the problem thing.lost, which is declared nowhere',
    ],
    [
      'another schema of the same id',
      { ...read, response: z.object({ other: z.string() }).meta({ id: 'Problem' }) },
      'two different schemas are called Problem',
    ],
  ])('refuses %s', (_what, endpoint, message) => {
    expect(() => createDocument([endpoint], api)).toThrow(message);
  });

  it('passes Redocly’s recommended rules without a warning', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'travesia-openapi-'));
    writeFileSync(path.join(folder, 'openapi.json'), JSON.stringify(createDocument(all, api)));
    const redocly = path.resolve(import.meta.dirname, '../../../../../../../node_modules/.bin/redocly');
    const out = execFileSync(
      process.execPath,
      [redocly, 'lint', 'openapi.json', '--extends=recommended', '--max-problems=100', '--format=json'],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    );
    rmSync(folder, { recursive: true });
    expect(JSON.parse(out)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
  });
});
