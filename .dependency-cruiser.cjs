// Which file may import which; the order of modules is in scripts/checks/module-order.json. Patterns refer back to the folder they matched ($1), so a new module or feature is covered as it comes.

const SERVER = '^apps/server/src/';
const MODULES = `${SERVER}modules/`;
const WEB = '^apps/web/app/';
// evaluation/ measures how well a module does its work; like tests it is no part of the product.
const TESTS = '/(test|testing|evaluation)/';
const TEST_FILES = '(/(test|testing|evaluation)/|^e2e/|^scripts/|\\.config\\.ts$)';

// These listen to events: nobody calls them.
const LISTENERS = ['notifications', 'analytics'];

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const structure = [
  forbid('no-cycles', 'Files that need each other are one file, or lack a third.', {}, { circular: true }),
  forbid(
    'contracts-stay-pure',
    'Contracts are data and pure functions: they import themselves and zod.',
    { path: '^packages/contracts/src/', pathNot: TESTS },
    { pathNot: ['^packages/contracts/src/', '(^|/)node_modules/zod/', '^zod(/|$)'] },
  ),
  forbid(
    'web-and-server-never-meet',
    'The contract is the meeting place of the two, types included.',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'e2e-sees-contracts-only',
    'Journeys know what a person and a client know, and which pages there are.',
    { path: '^e2e/' },
    { path: '^apps/', pathNot: '^apps/web/app/features\\.ts$' },
  ),
  forbid(
    'module-front-door-only',
    'Another module is reached by its index.ts. Tables may be named for foreign keys and joins; tests may use testing/.',
    { path: `${MODULES}([^/]+)/` },
    {
      path: MODULES,
      pathNot: [`${MODULES}$1/`, `${MODULES}[^/]+/index\\.ts$`, `${MODULES}[^/]+/testing/`, '\\.tables\\.ts$'],
    },
  ),
  forbid(
    'tables-of-others-in-repos-only',
    "Another module's tables are for the foreign keys of *.tables.ts and the joins of *.repo.ts.",
    { path: `${MODULES}([^/]+)/`, pathNot: ['\\.(tables|repo)\\.ts$', TESTS] },
    { path: `${MODULES}.*\\.tables\\.ts$`, pathNot: `${MODULES}$1/` },
  ),
  forbid(
    'platform-knows-no-module',
    'The platform serves modules and must not know them.',
    { path: `${SERVER}platform/`, pathNot: TESTS },
    { path: `${SERVER}(modules|app|demo)/` },
  ),
  forbid(
    'only-repos-touch-the-database',
    'Queries live in *.repo.ts, tables in *.tables.ts; commands begin transactions by unitOfWork.',
    { path: MODULES, pathNot: ['\\.(repo|tables)\\.ts$', TESTS] },
    {
      path: '(^|/)node_modules/(pg|drizzle-orm|kysely|postgres)/|^(pg|drizzle-orm)(/|$)',
      dependencyTypesNot: ['type-only'],
    },
  ),
  forbid(
    'only-platform-knows-fastify',
    'Handlers get parsed input and return a value; HTTP stays in platform/http.',
    { path: `${SERVER}(modules|demo)/`, pathNot: TESTS },
    { path: '(^|/)node_modules/@?fastify|^@?fastify(/|$)' },
  ),
  forbid(
    'outbox-by-the-kit',
    'Events leave through the events kit, never by its tables.',
    { path: SERVER, pathNot: [`${SERVER}platform/(events|outbox)/`, TESTS] },
    { path: `${SERVER}platform/(events|outbox)/.*\\.(tables|repo)\\.ts$` },
  ),
  forbid(
    'web-feature-front-door-only',
    'Another feature is reached by its index.ts, lazy parts too; routes and enhancements put features together.',
    { path: `${WEB}features/([^/]+)/`, pathNot: TESTS },
    { path: `${WEB}features/`, pathNot: [`${WEB}features/$1/`, `${WEB}features/[^/]+/index\\.ts$`] },
  ),
  forbid(
    'web-flows-one-way',
    'Routes use features, lib and ui; not the other way.',
    { path: `${WEB}(ui|lib|features)/` },
    { path: `${WEB}routes/` },
  ),
  forbid(
    'pages-stay-out-of-browsers',
    'The table of all pages is for the build, the sitemap and tests; no browser should download it.',
    { path: WEB, pathNot: [`${WEB}(features|routes)\\.ts$`, `${WEB}routes/sitemap-file\\.ts$`, TESTS] },
    { path: [`${WEB}features\\.ts$`, `${WEB}features/[^/]+/feature\\.ts$`] },
  ),
  forbid(
    'ui-and-lib-know-no-feature',
    'The design system and lib serve every feature.',
    { path: `${WEB}(ui|lib)/` },
    { path: `${WEB}features/` },
  ),
  forbid(
    'ui-knows-no-domain',
    'The design system knows no word of the domain, so no contract but the kit.',
    { path: `${WEB}ui/`, pathNot: TESTS },
    { path: '^packages/contracts/src/(?!kit/)' },
  ),
  forbid(
    'portals-do-not-cross',
    'What two portals need is a feature.',
    { path: `${WEB}routes/(public|auth|patient|provider|organization|admin)/` },
    { path: `${WEB}routes/(public|auth|patient|provider|organization|admin)/`, pathNot: `${WEB}routes/$1/` },
  ),
  forbid(
    'no-test-code-in-product',
    'Product code does not rely on what only tests need.',
    { path: '^(packages|apps)/', pathNot: TEST_FILES },
    { path: TESTS },
  ),
  forbid(
    'nothing-unresolvable',
    'An import of ours that leads nowhere hides what it would have shown.',
    { path: '^(packages|apps|e2e|scripts)/' },
    { couldNotResolve: true, path: '^(\\.|@travesia/)', pathNot: ['/\\+types/', '\\?[a-z]+$'] },
  ),
];

const listeners = forbid(
  'listeners-are-not-called',
  'notifications and analytics listen to events.',
  { path: MODULES, pathNot: [`${MODULES}(${LISTENERS.join('|')})/`, TESTS] },
  { path: `${MODULES}(${LISTENERS.join('|')})/` },
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...structure, listeners],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|\\.data|\\.tmp)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
