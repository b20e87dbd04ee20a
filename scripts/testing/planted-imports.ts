/** For each rule of .dependency-cruiser.cjs: a file that breaks it. */
const server = 'apps/server/src';
const bookings = `${server}/modules/bookings`;
const web = 'apps/web/app';
const imports = (from: string) => `import '${from}';\n`;

export const plantedImports: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no-cycles': {
    [`${web}/lib/a.ts`]: "import type { B } from './b.ts';\nexport type A = B;\n",
    [`${web}/lib/b.ts`]: "import type { A } from './a.ts';\nexport type B = A | 1;\n",
  },
  'contracts-stay-pure': { 'packages/contracts/src/bookings/read.ts': imports('node:fs') },
  'web-and-server-never-meet': { [`${web}/lib/rows.ts`]: imports('../../../server/src/modules/catalog/index.ts') },
  'e2e-sees-contracts-only': {
    'e2e/journeys/peek.journey.ts': imports('../../apps/server/src/modules/catalog/index.ts'),
  },
  'module-front-door-only': { [`${bookings}/queries/list.ts`]: imports('../../catalog/treatment.rules.ts') },
  'tables-of-others-in-repos-only': { [`${bookings}/queries/list.ts`]: imports('../../catalog/catalog.tables.ts') },
  'platform-knows-no-module': { [`${server}/platform/mail/mail.ts`]: imports('../../modules/catalog/index.ts') },
  'only-repos-touch-the-database': {
    [`${bookings}/queries/list.ts`]: "import type { SQL } from 'drizzle-orm';\nexport type Where = SQL;\n",
  },
  'only-platform-knows-fastify': {
    [`${bookings}/bookings.routes.ts`]:
      "import type { FastifyInstance } from 'fastify';\nexport type App = FastifyInstance;\n",
  },
  'outbox-by-the-kit': { [`${bookings}/bookings.repo.ts`]: imports('../../platform/outbox/outbox.tables.ts') },
  'web-feature-front-door-only': {
    [`${web}/features/catalog/lazy.ts`]: "export const later = () => import('../bookings/api.ts');\n",
  },
  'web-flows-one-way': { [`${web}/features/catalog/api.ts`]: imports('../../routes/public/home.tsx') },
  'pages-stay-out-of-browsers': {
    [`${web}/features.ts`]: 'export const features = [];\n',
    [`${web}/lib/menu.ts`]: imports('../features.ts'),
  },
  'ui-and-lib-know-no-feature': { [`${web}/ui/card.tsx`]: imports('../features/catalog/api.ts') },
  'ui-knows-no-domain': { [`${web}/ui/card.tsx`]: imports('@travesia/contracts/bookings') },
  'portals-do-not-cross': { [`${web}/routes/admin/users.tsx`]: imports('../public/home.tsx') },
  'no-test-code-in-product': { [`${bookings}/index.ts`]: imports('./test/booking.rules.test.ts') },
  'nothing-unresolvable': { [`${web}/lib/lost.ts`]: imports('./nowhere.ts') },
  'listeners-are-not-called': {
    [`${server}/modules/notifications/index.ts`]: 'export const door = 1;\n',
    [`${bookings}/planted.ts`]: imports('../notifications/index.ts'),
  },
};
