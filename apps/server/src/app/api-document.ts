import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@travesia/contracts/kit';
import { createDocument } from '../platform/http/openapi/create-document.ts';
import type { JsonSchema } from '../platform/http/openapi/json-schemas.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

const DESCRIPTION = `The API of Travesía, a marketplace for medical travel to Latin America. Everything the product shows and does goes through it.

- JSON in snake case. Ids are UUIDs, instants ISO 8601 in UTC, dates \`YYYY-MM-DD\`.
- Money is an integer of minor units and an ISO 4217 code: \`{"amount": 450000, "currency": "USD"}\` is 4,500 dollars.
- Lists have pages: \`page\` from 1, \`limit\` items a page; the answer says \`total\`, \`has_next\` and \`has_previous\`.
- Errors are \`application/problem+json\` (RFC 9457) with a stable \`code\`; each call lists its codes. Unknown fields of a body are refused by name.
- \`language\` (en, es, pt) and \`currency\` choose how things are shown; converted prices say that they are approximate.`;

/** What each tag groups. */
const TAGS = {
  accounts: 'Signing up, in and out, and the devices that are signed in.',
  activity: 'What was done with one’s own account and data, and at one’s clinic.',
  'audit-log': 'Who did what, for admins: to read, to check and to take away.',
  applications: 'How a clinic asks to be a partner: account, form, papers, answer.',
  catalog: 'Treatments with typical prices and their sources, destinations, currencies.',
  estimates: 'What a whole trip costs, item by item, with what each figure rests on.',
  'feature-flags': 'Features that can be switched: who has which, and how that is changed.',
  favorites: 'What a signed-in person saved, in lists that can be shared and compared.',
  imports: 'Registers of health facilities on their way to directory listings.',
  invitations: 'How somebody is asked to join a clinic, an organization or the platform, and answers.',
  leads: 'Requests for a consultation, messages to the team, claims of imported listings.',
  operations: 'How the installation is and how it is set up, for admins.',
  notifications: 'What people are told inside the app.',
  packages: 'Priced offers of providers, with what is included and what is not.',
  'platform-admin':
    'What admins do with clinics, organizations, applications and accounts, and what they see of the platform.',
  portals: 'The own pages of clinics and organizations: desk, team, network, papers.',
  privacy: 'Everything that is held of a person: to have it, and to have it erased.',
  profiles: 'What people keep about themselves: identity, contacts, consents, what they want to be told.',
  'provider-contexts': 'Acting for a clinic, as an admin or as its organization.',
  providers: 'Clinics and hospitals with their clinicians and checked papers.',
  reviews: 'What patients say of providers.',
  services: 'What can be done by video or in writing, and who offers it.',
  support: 'Help articles, what people ask the team, and the team’s inbox.',
  'two-factor': 'Second factors: codes of an authenticator app, recovery codes, passkeys.',
  search: 'One phrase to find treatments, packages, providers and places.',
};

/** The OpenAPI document of the given endpoints. Throws when one of them lacks a description. */
export function createApiDocument(endpoints: readonly Endpoint[]): JsonSchema {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return createDocument(endpoints, {
    title: 'Travesía API',
    version,
    description: DESCRIPTION,
    license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    server: { url: '/api/v1', description: 'This server.' },
    tags: TAGS,
  });
}
