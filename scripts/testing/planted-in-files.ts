import type { Plant } from './plant-case.ts';

const server = 'apps/server/src';
const bookings = `${server}/modules/bookings`;
const lines = (count: number) => Array.from({ length: count }, (_, at) => `export const line${at} = ${at};`).join('\n');
const operation = (changes: object) =>
  JSON.stringify({
    paths: {
      '/x': {
        get: { operationId: 'x', summary: 's', description: 'd', tags: ['t'], responses: { 400: {} }, ...changes },
      },
    },
  });

/** Violations in names, sizes and documents. */
export const plantsInFiles: readonly Plant[] = [
  {
    checker: 'API descriptions',
    files: { 'apps/server/openapi.json': operation({ description: '' }) },
    says: /GET \/x has no description/,
  },
  {
    checker: 'API descriptions',
    files: { 'apps/server/openapi.json': operation({ parameters: [{ name: 'q' }] }) },
    says: /parameter q has no description/,
  },
  {
    checker: 'API descriptions',
    files: { 'apps/server/openapi.json': operation({ responses: { 200: {} } }) },
    says: /no problem answer/,
  },
  {
    checker: 'API descriptions',
    files: {
      'apps/server/openapi.json': operation({
        requestBody: {
          content: {
            j: { schema: { properties: { deep: { description: 'd', items: { properties: { bare: {} } } } } } },
          },
        },
      }),
    },
    says: /field bare has no description/,
  },
  {
    checker: 'fetch by call()',
    files: { 'apps/web/app/features/bookings/raw.ts': "export const raw = () => globalThis.fetch('/x');" },
    says: /raw\.ts:1: fetch/,
  },
  {
    checker: 'fetch by call()',
    files: { 'apps/web/app/ui/old.ts': 'export const old = () => new XMLHttpRequest();' },
    says: /XMLHttpRequest/,
  },
  {
    checker: 'fetch by call()',
    files: { 'apps/web/app/lib/client.ts': "import axios from 'axios';\nexport default axios;" },
    says: /axios/,
  },
  { checker: 'file length', files: { 'apps/web/app/lib/long.ts': lines(401) }, says: /401 lines; 400 is the limit/ },
  {
    checker: 'file length',
    files: Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`apps/web/app/lib/long/part-${at}.ts`, lines(90)]),
    ),
    says: /the median is 90 lines/,
  },
  { checker: 'file names', files: { 'apps/web/app/lib/format-utils.ts': '' }, says: /"utils" says nothing/ },
  { checker: 'file names', files: { 'apps/web/app/shared/money.ts': '' }, says: /"shared" says nothing/ },
  { checker: 'file names', files: { 'apps/web/app/lib/FormatMoney.ts': '' }, says: /kebab-case/ },
  {
    checker: 'folder entries',
    files: Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`apps/web/app/lib/full/part-${at}.ts`, ''])),
    says: /apps\/web\/app\/lib\/full: 41 entries/,
  },
  {
    checker: 'foreign keys',
    files: {
      [`${bookings}/slots.tables.ts`]: "export const slots = pgTable('slots', { providerId: uuid().notNull() });",
    },
    says: /providerId references nothing/,
  },
  {
    checker: 'folder entries',
    files: { [`${server}/modules/bookings/repos/booking.repo.ts`]: '' },
    says: /bookings\/repos: is named after a kind of file/,
  },
  { checker: 'module shape', files: { [`${server}/modules/journeys/index.ts`]: '' }, says: /journeys: has no README/ },
  {
    checker: 'module shape',
    files: { [`${server}/modules/gadgets/README.md`]: '# gadgets' },
    says: /gadgets: is no module/,
  },
  { checker: 'module shape', files: { [`${bookings}/README.md`]: 'line\n'.repeat(26) }, says: /more than 25 lines/ },
  {
    checker: 'module shape',
    files: { [`${bookings}/commands/two.ts`]: 'export function one() {}\nexport const two = () => {};' },
    says: /a command is one exported function, here are 2/,
  },
  {
    checker: 'no barrels',
    files: { 'apps/web/app/ui/index.ts': "export { Button } from './button.tsx';" },
    says: /only a module, a feature and a contract have an index/,
  },
  {
    checker: 'no barrels',
    files: { 'apps/web/app/ui/all.ts': "export * from './button.tsx';" },
    says: /re-exports a whole file/,
  },
  {
    checker: 'no suppressions',
    files: { 'apps/web/app/lib/a.ts': '// @ts-ignore\nexport const a = 1;' },
    says: /silences the compiler/,
  },
  {
    checker: 'no suppressions',
    files: { 'apps/web/app/lib/a.ts': '// @ts-expect-error\nexport const a = 1;' },
    says: /without saying which and why/,
  },
  {
    checker: 'no suppressions',
    files: { 'apps/web/app/lib/a.ts': '// oxlint-disable no-console\nexport const a = 1;' },
    says: /without a reason/,
  },
  {
    checker: 'no unfinished work',
    files: { 'apps/web/app/lib/a.ts': 'export const a = 1; // TODO: more' },
    says: /a\.ts:1: left over/,
  },
  {
    checker: 'no unfinished work',
    files: { 'apps/server/migrations/1.sql': 'select 1; -- FIXME' },
    says: /1\.sql:1: left over/,
  },
];
