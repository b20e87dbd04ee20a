/** A small repository of our layout in which no checker finds anything. Tests plant one violation at a time into it. */
export const cleanTree: Readonly<Record<string, string>> = {
  'scripts/checks/module-order.json': JSON.stringify({
    server: ['catalog', 'bookings', 'journeys'],
    web: ['catalog', 'bookings'],
    contracts: ['kit', 'catalog', 'bookings'],
  }),
  'packages/contracts/package.json':
    '{ "name": "@travesia/contracts", "type": "module", "exports": { "./*": "./src/*/index.ts" } }',
  'packages/contracts/src/kit/index.ts':
    'export const defineProblems = <T>(problems: T): T => problems;\nexport const defineFeature = <T>(feature: T): T => feature;\n',
  'packages/contracts/src/bookings/index.ts':
    "export { bookingProblems } from './bookings.problems.ts';\nexport { acceptBooking } from './bookings.endpoints.ts';\n",
  'packages/contracts/src/bookings/feature.ts':
    "import { defineFeature } from '../kit/index.ts';\nimport { bookingProblems } from './bookings.problems.ts';\nexport const bookingsFeature = defineFeature({ problems: bookingProblems, audit: { 'booking.accepted': 'clinics' } });\n",
  'packages/contracts/src/bookings/bookings.problems.ts':
    "import { defineProblems } from '../kit/index.ts';\nexport const bookingProblems = defineProblems({ 'booking.slot_taken': { status: 409, title: 'Taken', when: 'Somebody was faster.', text: { en: 'Taken', es: 'Ocupado', pt: 'Ocupado' } } });\n",
  'packages/contracts/src/bookings/bookings.endpoints.ts':
    "export const acceptBooking = { method: 'POST', path: '/bookings/:id/accept', problems: ['booking.slot_taken'] };\n",
  'apps/server/openapi.json': JSON.stringify({
    paths: {
      '/bookings/{id}/accept': {
        post: {
          operationId: 'acceptBooking',
          summary: 'Accept a booking',
          description: 'The provider accepts.',
          tags: ['bookings'],
          parameters: [{ name: 'id', in: 'path', description: 'The booking.' }],
          responses: {
            200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Booking' } } } },
            409: {},
          },
        },
      },
    },
    components: {
      schemas: {
        Booking: { description: 'One slot.', properties: { id: { type: 'string', description: 'Its id.' } } },
      },
    },
  }),
  'apps/server/src/platform/db/unit-of-work.ts':
    'export const unitOfWork = async <T>(work: () => Promise<T>): Promise<T> => work();\n',
  'apps/server/src/platform/http/create-http.ts':
    "import Fastify from 'fastify';\nexport const createHttp = () => Fastify().get('/healthz', () => 'ok');\n",
  'apps/server/src/platform/outbox/outbox.tables.ts':
    "import { pgTable } from 'drizzle-orm/pg-core';\nexport const outbox = pgTable('outbox', {});\n",
  'apps/server/src/platform/outbox/publish.ts':
    "import { outbox } from './outbox.tables.ts';\nexport const publish = (tx: { insert(table: unknown): void }) => tx.insert(outbox);\n",
  'apps/server/src/modules/catalog/README.md': '# catalog\n\nOwns treatments.\n',
  'apps/server/src/modules/catalog/index.ts': "export { treatmentName } from './treatment.rules.ts';\n",
  'apps/server/src/modules/catalog/treatment.rules.ts':
    'export const treatmentName = (name: string): string => name.trim();\n',
  'apps/server/src/modules/catalog/catalog.tables.ts':
    "import { pgTable, uuid } from 'drizzle-orm/pg-core';\nexport const treatments = pgTable('treatments', { id: uuid().primaryKey() });\n",
  'apps/server/src/modules/bookings/README.md': '# bookings\n\nOwns bookings.\n',
  'apps/server/src/modules/bookings/index.ts': "export { requestBooking } from './commands/request-booking.ts';\n",
  'apps/server/src/modules/bookings/bookings.tables.ts':
    "import { pgTable, uuid } from 'drizzle-orm/pg-core';\nimport { treatments } from '../catalog/catalog.tables.ts';\nexport const bookings = pgTable('bookings', { treatmentId: uuid().references(() => treatments.id) });\n",
  'apps/server/src/modules/bookings/bookings.repo.ts':
    "import { sql } from 'drizzle-orm';\nimport { bookings } from './bookings.tables.ts';\nexport const countBookings = () => sql`select count(*) from ${bookings}`;\n",
  'apps/server/src/modules/bookings/booking.rules.ts':
    'export const isLate = (hours: number): boolean => hours < 24;\n',
  'apps/server/src/modules/bookings/commands/request-booking.ts':
    "import { unitOfWork } from '../../../platform/db/unit-of-work.ts';\nimport { treatmentName } from '../../catalog/index.ts';\nimport { countBookings } from '../bookings.repo.ts';\nexport const requestBooking = () => unitOfWork(async () => [treatmentName('x'), countBookings()]);\n",
  'apps/server/src/modules/bookings/test/booking.rules.test.ts':
    "import { expect, it } from 'vitest';\nimport { isLate } from '../booking.rules.ts';\nit('is late within a day', () => expect(isLate(3)).toBe(true));\n",
  'apps/web/app/lib/api/call.ts': 'export const call = (path: string) => fetch(path);\n',
  'apps/web/app/ui/button.tsx': 'export const Button = () => <button type="button" />;\n',
  'apps/web/app/features/bookings/api.ts':
    "import { call } from '../../lib/api/call.ts';\nexport const loadBookings = () => call('/bookings');\n",
  'apps/web/app/features/catalog/api.ts':
    "import { call } from '../../lib/api/call.ts';\nexport const loadTreatments = () => call('/treatments');\n",
  'apps/web/app/features/bookings/contract-texts/audit-log.en.json': '{ "booking.accepted": "Taken" }',
  'apps/web/app/features/bookings/contract-texts/activity.en.json': '{ "booking.accepted": "Taken" }',
  'apps/web/app/features/bookings/contract-texts/audit-log.es.json': '{ "booking.accepted": "Ocupado" }',
  'apps/web/app/features/bookings/contract-texts/activity.es.json': '{ "booking.accepted": "Ocupado" }',
  'apps/web/app/features/bookings/contract-texts/audit-log.pt.json': '{ "booking.accepted": "Ocupado" }',
  'apps/web/app/features/bookings/contract-texts/activity.pt.json': '{ "booking.accepted": "Ocupado" }',
  'apps/web/app/routes/public/home.tsx':
    "import { loadBookings } from '../../features/bookings/api.ts';\nexport const loader = () => loadBookings();\n",
  'apps/web/app/routes/admin/users.tsx': "import { Button } from '../../ui/button.tsx';\nexport default Button;\n",
  'apps/server/src/platform/jobs/test/jobs.test.ts':
    "import { expect, it } from 'vitest';\nit('gives up', () => expect({ retries: 2 }.retries).toBe(2));\n",
  'e2e/journeys/book.journey.ts':
    "import { expect, test } from '@playwright/test';\ntest('books', () => expect(1).toBe(1));\n",
};
