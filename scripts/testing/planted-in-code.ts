import type { Plant } from './plant-case.ts';

const server = 'apps/server/src';
const bookings = `${server}/modules/bookings`;
const test = (body: string) => ({
  [`${bookings}/test/planted.test.ts`]: `import { expect, it } from 'vitest';\n${body}\n`,
});

/** A table whose rows move by a machine. */
const bookingLifecycle = {
  [`${bookings}/bookings.tables.ts`]:
    "export const bookings = pgTable('bookings', { id: id(), stage: text('booking_stage').notNull() });",
  [`${bookings}/booking.lifecycle.ts`]:
    "export const bookingLifecycle = defineLifecycle({ machine: bookingMachine, table: bookings, columns: { state: 'stage' } });",
};

/** Violations in what code does. */
export const plantsInCode: readonly Plant[] = [
  {
    checker: 'module order',
    files: { [`${server}/modules/catalog/late.ts`]: "import { requestBooking } from '../bookings/index.ts';" },
    says: /late\.ts:1: catalog uses bookings, which comes after it/,
  },
  {
    checker: 'module order',
    files: { [`${server}/modules/catalog/late.ts`]: "import type { Booking } from '../bookings/index.ts';" },
    says: /catalog uses bookings/,
  },
  {
    checker: 'module order',
    files: { [`${server}/modules/catalog/late.repo.ts`]: "import { requestBooking } from '../bookings/index.ts';" },
    says: /catalog uses bookings/,
  },
  {
    checker: 'module order',
    files: {
      'apps/web/app/features/catalog/public/late.ts': "export const late = () => import('../../bookings/index.ts');",
    },
    says: /catalog uses bookings/,
  },
  {
    checker: 'module order',
    files: { 'apps/web/app/features/catalog/late.ts': "export type { Booking } from '../bookings/index.ts';" },
    says: /catalog uses bookings/,
  },
  {
    checker: 'module order',
    files: { 'packages/contracts/src/catalog/late.schema.ts': "export * from '../bookings/index.ts';" },
    says: /catalog uses bookings/,
  },
  ...['apps/server/src/modules', 'apps/web/app/features', 'packages/contracts/src'].map((home) => ({
    checker: 'module order',
    files: { [`${home}/gadgets/index.ts`]: 'export const gadget = 1;' },
    says: /gadgets: has no place in the order/,
  })),
  {
    checker: 'module order',
    files: {
      [`${server}/app/features.ts`]:
        "import { bookingsFeature } from '../modules/bookings/index.ts';\nimport { catalogFeature } from '../modules/catalog/index.ts';\nexport const features = [bookingsFeature, catalogFeature];",
    },
    says: /lists bookings before catalog/,
  },
  {
    checker: 'outbox by the events kit',
    files: { [`${bookings}/commands/leak.ts`]: 'export const leak = (tx) => tx.insert(outbox).values({});' },
    says: /writes the outbox by hand/,
  },
  {
    checker: 'outbox by the events kit',
    files: {
      [`${bookings}/leak.repo.ts`]: "export const leak = (db) => db.query('insert into outbox (name) values (1)');",
    },
    says: /writes the outbox by hand/,
  },
  {
    checker: 'problem codes',
    files: {
      'packages/contracts/src/bookings/closed.endpoints.ts':
        "export const closed = { method: 'POST', path: '/bookings', closedToDemo: 'booking.closed' };",
    },
    says: /booking\.closed is declared nowhere/,
  },
  {
    checker: 'problem codes',
    files: {
      'packages/contracts/src/catalog/catalog.problems.ts':
        "export const p = defineProblems({ 'booking.slot_taken': { status: 409, title: 't', when: 'w', text: {} } });",
    },
    says: /booking\.slot_taken is declared twice/,
  },
  {
    checker: 'problem codes',
    files: {
      'packages/contracts/src/catalog/catalog.problems.ts':
        "export const p = defineProblems({ 'catalog.gone': { status: 410 } });",
    },
    says: /does not say its when/,
  },
  {
    checker: 'problem codes',
    files: {
      'packages/contracts/src/catalog/catalog.problems.ts':
        "export const p = defineProblems({ Gone: { status: 410, title: 't', when: 'w', text: {} } });",
    },
    says: /not of the form/,
  },
  {
    checker: 'problem codes',
    files: {
      'packages/contracts/src/catalog/catalog.endpoints.ts': "export const e = { problems: ['catalog.unknown'] };",
    },
    says: /catalog\.unknown is declared nowhere/,
  },
  {
    checker: 'problem codes',
    files: {
      'packages/contracts/src/catalog/catalog.problems.ts':
        "export const p = defineProblems({ 'catalog.gone': { status: 410, title: 't', when: 'w' } });",
    },
    says: /does not say its text/,
  },
  {
    checker: 'contract texts',
    files: { 'apps/web/app/features/bookings/contract-texts/activity.es.json': '{}' },
    says: /activity\.es\.json: has no text for the audit action booking\.accepted/,
  },
  {
    checker: 'contract texts',
    files: {
      'apps/web/app/features/bookings/contract-texts/audit-log.en.json':
        '{ "booking.accepted": "x", "booking.gone": "x" }',
    },
    says: /audit-log\.en\.json: has a text for booking\.gone, which no contract declares/,
  },
  {
    checker: 'pure decisions',
    files: {
      [`${bookings}/booking.policy.ts`]:
        "import { countBookings } from './bookings.repo.ts';\nexport const can = () => countBookings();",
    },
    says: /imports \.\/bookings\.repo\.ts/,
  },
  {
    checker: 'pure decisions',
    files: { [`${bookings}/booking.rules.ts`]: 'export const isOver = (at: Date) => at < new Date();' },
    says: /take the moment as an argument/,
  },
  {
    checker: 'replies by platform/http',
    files: { [`${bookings}/guard.ts`]: 'export const guard = (request, reply) => reply.code(403).send({ no: true });' },
    says: /answers the client/,
  },
  {
    checker: 'routes by mount()',
    files: {
      [`${bookings}/bookings.routes.ts`]: "export const routes = (app) => app.post('/bookings', async () => ({}));",
    },
    says: /app\.post\(…\) registers a route/,
  },
  {
    checker: 'routes by mount()',
    files: {
      [`${server}/app/extra.ts`]:
        "export const extra = (app) => app.route({ method: 'GET', url: '/x', handler: () => 1 });",
    },
    says: /app\.route\(…\) registers a route/,
  },
  {
    checker: 'SQL in repos',
    files: { [`${bookings}/queries/list.ts`]: "import { sql } from 'drizzle-orm';\nexport const list = () => sql`1`;" },
    says: /imports drizzle-orm/,
  },
  {
    checker: 'SQL in repos',
    files: { [`${bookings}/queries/list.ts`]: "export const list = (db) => db.query('select id from bookings');" },
    says: /holds an SQL statement/,
  },
  {
    checker: 'states by machine',
    files: {
      'apps/web/app/features/bookings/view.ts':
        "export const open = (b) => ['pending', 'confirmed'].includes(b.status);",
    },
    says: /keeps a list of states by hand/,
  },
  ...[
    ['commands/force.ts', "export const force = (tx) => tx.update(bookings).set({ status: 'confirmed' });"],
    ['booking.repo.ts', "export const force = (tx) => tx.update(bookings).set({ stage: 'confirmed' }).where(1);"],
    [
      'booking.repo.ts',
      "export const force = (tx, row) => tx.insert(bookings).values(row).onConflictDoUpdate({ target: id, set: { stage: 'confirmed' } });",
    ],
    [
      'booking.repo.ts',
      "export const force = (tx) => tx.execute(sql`update bookings b set paid = true, booking_stage = 'x' where b.id = 1`);",
    ],
    [
      'booking.repo.ts',
      'export const force = (tx, to) => tx.execute(sql`update ${bookings} set booking_stage = ${to}`);',
    ],
    [
      'booking.repo.ts',
      "export const force = (db) => db.query('insert into bookings (id) values (1) on conflict (id) do update set booking_stage = 1');",
    ],
  ].map(([file, code]): Plant => ({
    checker: 'states by machine',
    files: { ...bookingLifecycle, [`${bookings}/${file}`]: code ?? '' },
    says: /only transition\(\) does/,
  })),
  {
    checker: 'states by machine',
    files: {
      ...bookingLifecycle,
      [`${bookings}/booking.repo.ts`]: 'export const write = (tx, rows) => upsert(tx, bookings, [bookings.id], rows);',
    },
    says: /would write stage over that of existing rows/,
  },
  {
    checker: 'states by machine',
    files: {
      [`${bookings}/commands/force.ts`]:
        'export const force = (tx) => rewriteDemoStates(tx, bookingLifecycle, [], at);',
    },
    says: /only files of the demonstration may/,
  },
  {
    checker: 'states by machine',
    files: { 'packages/contracts/src/bookings/booking.machine.ts': 'export const bookingMachine = defineMachine({});' },
    says: /bookingMachine has no lifecycle/,
  },
  {
    checker: 'states by machine',
    files: {
      [`${bookings}/feature.ts`]: "export const bookingsFeature = defineFeature({ name: 'bookings' });",
      ...bookingLifecycle,
    },
    says: /bookingLifecycle is not in .*bookings\/feature\.ts/,
  },
  {
    checker: 'test discipline',
    files: test("it.skip('later', () => expect(1).toBe(1));"),
    says: /\.skip: a test that does not run/,
  },
  { checker: 'test discipline', files: test("it.only('this', () => expect(1).toBe(1));"), says: /\.only/ },
  { checker: 'test discipline', files: test("it.todo('some day');"), says: /\.todo/ },
  { checker: 'test discipline', files: test("it.fails('known', () => expect(1).toBe(2));"), says: /\.fails/ },
  {
    checker: 'test discipline',
    files: test("it('x', { retry: 2 }, () => expect(1).toBe(1));"),
    says: /retries until green/,
  },
  {
    checker: 'test discipline',
    files: test("it('x', async () => { await new Promise((r) => setTimeout(r, 50)); expect(1).toBe(1); });"),
    says: /setTimeout: wait for what should happen/,
  },
  { checker: 'test discipline', files: test("it('x', () => { const y = 1 + 1; });"), says: /"x" asserts nothing/ },
  {
    checker: 'test discipline',
    files: test("const refuse = (x: number) => x > 1;\nit('x', () => { refuse(2); });"),
    says: /"x" asserts nothing/,
  },
  {
    checker: 'test discipline',
    files: {
      ...test("import { refuseAll } from '../testing/refuse-all.ts';\nit('x', () => { refuseAll(); });"),
      'apps/server/src/modules/bookings/testing/refuse-all.ts': 'export const refuseAll = () => [1, 2];',
    },
    says: /"x" asserts nothing/,
  },
  {
    checker: 'test discipline',
    files: test("it('x', () => { checkEverything(); });"),
    says: /"x" asserts nothing/,
  },
  {
    checker: 'test discipline',
    files: test("const prepare = () => expect(1).toBe(1);\nit('x', () => { prepare(); });"),
    says: /"x" asserts nothing/,
  },
  { checker: 'test discipline', files: test("it('x', nothing);\nfunction nothing() {}"), says: /"x" asserts nothing/ },
  {
    checker: 'test discipline',
    files: { 'e2e/playwright.config.ts': 'export default { retries: 2 };' },
    says: /retries until green/,
  },
  {
    checker: 'test discipline',
    files: { [`${bookings}/lost.test.ts`]: "import { expect, it } from 'vitest';\nit('x', () => expect(1).toBe(1));" },
    says: /others do not run/,
  },
  {
    checker: 'transactions in commands',
    files: {
      [`${bookings}/queries/list.ts`]:
        "import { unitOfWork } from '../../../platform/db/unit-of-work.ts';\nexport const list = () => unitOfWork(async () => 1);",
    },
    says: /begins a transaction outside commands/,
  },
  {
    checker: 'transactions in commands',
    files: { [`${bookings}/commands/own.ts`]: 'export const own = (db) => db.transaction(async () => 1);' },
    says: /only unitOfWork\(\) begins/,
  },
  {
    checker: 'transactions in commands',
    files: {
      [`${bookings}/commands/slow.ts`]: "export const slow = () => unitOfWork(async () => fetch('https://x'));",
    },
    says: /fetch\(…\) inside a transaction/,
  },
  {
    checker: 'transactions in commands',
    files: {
      [`${bookings}/commands/pay.ts`]:
        'export const pay = (paymentGateway) => unitOfWork(() => paymentGateway.charge());',
    },
    says: /paymentGateway\.charge\(…\) inside a transaction/,
  },
  {
    checker: 'scopes by policy',
    files: { [`${bookings}/queries/all.ts`]: "export const all = (read) => read({ kind: 'all' } as BookingScope);" },
    says: /forges a BookingScope/,
  },
  ...[
    "if (actor.demo) throw new Error('no');",
    'const seen = (rows) => rows.filter(({ demo }) => demo);',
    'const seen = (rows) => rows.filter((row) => row.demo);',
    'const isOpen = (actor, thing) => !actor.demo || thing.demo;',
    'const share = person.demo ? 20 : 1;',
    'const isSame = listing.demo === applicant.demo;',
    'function isShared(user) { return user?.demo ?? false; }',
    'const keys = (toDemo) => (toDemo ? 1 : 2);',
  ].map((line) => ({
    checker: 'demo by its guard',
    files: { [`${bookings}/commands/act.ts`]: `${line}\n` },
    says: /act\.ts:1: decides by the demo flag/,
  })),
  ...['const shared = actor.demo;', 'const refuse = ({ demo: shared }) => shared && 1;'].map((line) => ({
    checker: 'demo by its guard',
    files: { [`${bookings}/commands/act.ts`]: `${line}\n` },
    says: /gives the demo flag another name/,
  })),
  ...[
    'db.select().from(users).where(eq(users.demo, true))',
    'db.select().from(users).where(users.demo)',
    'sql`select id from users u where u.demo`',
    'sql`select case when u.demo then 1 end from users u`',
    'sql`select id from users where ${users.demo} = ${wanted}`',
    'sql`p.demo`',
  ].map((query) => ({
    checker: 'demo by its guard',
    files: { [`${bookings}/shown.repo.ts`]: `export const shown = (db) => ${query};\n` },
    says: /shown\.repo\.ts:1: decides by the demo flag/,
  })),
  {
    checker: 'demo by its guard',
    files: { [`${bookings}/queries/all.ts`]: "export const all = (read) => read('everything' as Sight);" },
    says: /forges a Sight/,
  },
  {
    checker: 'demo by its guard',
    files: { [`${server}/app/prepare-data.ts`]: 'export const prepare = () => 1;' },
    says: /needs no exception/,
  },
  {
    checker: 'permissions by actions',
    files: {
      'apps/web/app/features/bookings/ui/edit.tsx':
        "export const Edit = ({ user }) => (user.role === 'admin' ? 1 : 2);",
    },
    says: /decides by role/,
  },
];
