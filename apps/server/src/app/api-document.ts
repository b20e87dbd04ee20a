import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@travesia/contracts/kit';
import { createDocument } from '../platform/http/openapi/create-document.ts';
import type { JsonSchema } from '../platform/http/openapi/json-schemas.ts';
import { features } from './features.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const DESCRIPTION = `The API of Travesía, a marketplace for medical travel to Latin America. Everything the product shows and does goes through it.

- JSON in snake case. Ids are UUIDs, instants ISO 8601 in UTC, dates \`YYYY-MM-DD\`.
- Money is an integer of minor units and an ISO 4217 code: \`{"amount": 450000, "currency": "USD"}\` is 4,500 dollars.
- Lists have pages: \`page\` from 1, \`limit\` items a page; the answer says \`total\`, \`has_next\` and \`has_previous\`.
- Errors are \`application/problem+json\` (RFC 9457) with a stable \`code\`; each call lists its codes. \`error\` is a sentence for people in the language of \`Accept-Language\` (en, es, pt). Unknown fields of a body are refused by name.
- \`language\` (en, es, pt) and \`currency\` choose how things are shown; converted prices say that they are approximate.`;

/** Creates the OpenAPI document of the given endpoints. Throws if a description is missing. */
export function createApiDocument(endpoints: readonly Endpoint[]): JsonSchema {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return createDocument(endpoints, {
    title: 'Travesía API',
    version,
    description: DESCRIPTION,
    license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    server: { url: '/api/v1', description: 'This server.' },
    tags: Object.fromEntries(
      features.flatMap(({ tags }) => Object.entries(tags ?? {})).sort(([a], [b]) => a.localeCompare(b)),
    ),
  });
}
