import type { ToolPlant } from './tool-plant.ts';
import { lintFindings } from './planted-lint-findings.ts';
import { planted as webBuild } from './planted-web-build.ts';

const strictProject = JSON.stringify({
  compilerOptions: { strict: true, noEmit: true, target: 'es2024', module: 'nodenext', types: [], lib: ['es2024'] },
  include: ['src'],
});
// Stands for the real writer: compares the committed document with the given text, and changes nothing.
const writer = (text: string) => `import { readFileSync } from 'node:fs';
if (!process.argv.includes('--check')) throw new Error('must not write');
if (readFileSync('apps/server/openapi.json', 'utf8') !== ${JSON.stringify(text)}) { console.error('is not what the contracts say'); process.exit(1); }
`;
const document = (operation: object) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1', license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: '/api/v1' }],
    security: [],
    paths: {
      '/x': {
        get: {
          operationId: 'x',
          summary: 's',
          responses: { 200: { description: 'd' }, 400: { description: 'd' } },
          ...operation,
        },
      },
    },
  });

export const toolPlants: readonly ToolPlant[] = [
  {
    checker: 'format (oxfmt)',
    clean: { 'src/a.ts': "export const a = 'a';\n" },
    broken: [{ files: { 'src/a.ts': 'export const a = "a"' }, says: /src\/a\.ts/ }],
  },
  {
    checker: 'lint (oxlint, type-aware)',
    clean: { 'tsconfig.json': strictProject, 'src/a.ts': 'export const a = 1;\n' },
    broken: lintFindings,
  },
  {
    checker: 'types (tsc)',
    clean: { 'tsconfig.json': strictProject, 'src/a.ts': 'export const a: number = 1;\n' },
    broken: [{ files: { 'src/a.ts': "export const a: number = 'one';\n" }, says: /src\/a\.ts.*TS2322/ }],
  },
  {
    checker: 'nothing unused (knip)',
    clean: {
      'package.json': '{ "name": "planted", "private": true, "type": "module" }',
      'knip.json': '{ "entry": ["src/main.ts"], "project": ["src/**/*.ts"] }',
      'src/main.ts': "import { used } from './used.ts';\nexport default used;\n",
      'src/used.ts': 'export const used = 1;\n',
    },
    broken: [
      { files: { 'src/forgotten.ts': 'export const forgotten = 1;\n' }, says: /src\/forgotten\.ts/ },
      { files: { 'src/used.ts': 'export const used = 1;\nexport const nobody = 2;\n' }, says: /nobody/ },
      {
        files: { 'package.json': '{ "name": "planted", "private": true, "dependencies": { "left-pad": "1.3.0" } }' },
        says: /left-pad/,
      },
    ],
  },
  {
    checker: 'API document is current',
    clean: { 'apps/server/src/app/write-openapi.ts': writer('{}'), 'apps/server/openapi.json': '{}' },
    broken: [
      { files: { 'apps/server/openapi.json': '{"old":1}' }, says: /is not what the contracts say/ },
      {
        files: { 'apps/server/src/app/write-openapi.ts': 'throw new Error("no contracts");' },
        says: /no contracts/,
      },
    ],
  },
  {
    checker: 'API document (Redocly)',
    clean: { 'apps/server/openapi.json': document({}) },
    broken: [
      {
        files: { 'apps/server/openapi.json': document({ operationId: undefined, summary: undefined }) },
        says: /summary/,
      },
      { files: { 'apps/server/openapi.json': document({ parameters: [{ name: 'id', in: 'path' }] }) }, says: /paths/ },
    ],
  },
  {
    checker: 'lockfile',
    clean: { 'package-lock.json': JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0' } } }) },
    broken: [
      {
        files: {
          'package-lock.json': JSON.stringify({
            packages: { 'node_modules/a': { optionalDependencies: { '@a/linux': '1' } } },
          }),
        },
        says: /platform package @a\/linux is missing/,
      },
      {
        files: {
          'package-lock.json': JSON.stringify({
            packages: { 'node_modules/a': { resolved: 'https://registry.example/a.tgz' } },
          }),
        },
        says: /records https/,
      },
    ],
  },
  {
    checker: 'texts in every language',
    clean: {
      'apps/web/app/features/x/locales/en.json': '{ "title": "One" }',
      'apps/web/app/features/x/locales/es.json': '{ "title": "Uno" }',
      'apps/web/app/features/x/locales/pt.json': '{ "title": "Um" }',
      'apps/web/app/features/x/page.ts': "export const key = 'title';\n",
    },
    broken: [
      { files: { 'apps/web/app/features/x/locales/pt.json': '{}' }, says: /title/ },
      { files: { 'apps/web/app/features/x/page.ts': 'export const key = 1;\n' }, says: /"title" is used nowhere/ },
    ],
  },
  webBuild,
];
