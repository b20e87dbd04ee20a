import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { loadReference } from '../../catalog/index.ts';
import { CLINIC, openHouse, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { applicationsAdminRoutes } from '../../applications/index.ts';
import { credentialsRoutes } from '../../credentials/index.ts';
import { createInvitation, createInvitations } from '../../invitations/index.ts';
import { organizationsAdminRoutes } from '../../organizations/index.ts';
import { type NewInvitation, providersAdminRoutes } from '../../providers/index.ts';
import { dashboardRoutes } from '../dashboard/dashboard.routes.ts';

/** Slug of the first clinic's city. */
export const CITY = 'sao-paulo';

const NOTHING = { amount: 0, currency: 'USD' };
/** Money is tested with the whole product. */
const NO_MONEY = {
  gross: NOTHING,
  refunded: NOTHING,
  fees: NOTHING,
  paid_out: NOTHING,
  payable: NOTHING,
  payments: 0,
  other_currencies: [],
  last_payment_at: null,
};

/** A server with the admin endpoints. The first clinic has a valid license, the second belongs to the demo. */
export async function openAdministration() {
  const house = await openHouse(
    (accounts) => {
      const invitations = createInvitations(accounts);
      const deps = {
        ...accounts,
        revision: () => 0,
        reference: () => loadReference(accounts.database.db),
        search: { matchDocuments: () => Promise.resolve([]) },
        invite: (tx: Tx, invitation: NewInvitation) => createInvitation(tx, invitations, invitation),
        invitedClinics: () => Promise.resolve([]),
        followDeposit: () => Promise.resolve(),
        work: {
          financials: () => Promise.resolve(NO_MONEY),
          bookings: () => Promise.resolve({ total: 0, data: [] }),
        },
        holders: [],
      };
      return [
        ...providersAdminRoutes(deps),
        ...credentialsRoutes(deps),
        ...organizationsAdminRoutes(deps),
        ...applicationsAdminRoutes(deps),
        ...dashboardRoutes(deps),
        // Credential downloads require storage.
      ].filter(({ endpoint }) => !endpoint.download);
    },
    { demo: true },
  );
  await house.run(sql`update countries set name = '{"en": "Brazil", "es": "Brasil", "pt": "Brasil"}'`);
  await house.run(sql`insert into cities (id, slug, country, name, name_key, destination)
    values (gen_random_uuid(), ${CITY}, 'BR', '{"en": "São Paulo", "es": "São Paulo", "pt": "São Paulo"}', 'sao paulo', true)`);
  return {
    ...house,
    clear: async () => {
      await house.clear();
      await house.run(
        sql`update providers set city_id = (select id from cities where slug = ${CITY}) where id = ${CLINIC}`,
      );
      await house.run(sql`update providers set demo = true where id = ${OTHER_CLINIC}`);
      await house.run(sql`insert into credentials (provider_id, kind, status, body, number, holder, expires_on, id, checked_on, checked_source, checked_url)
        values (${CLINIC}, 'facility_licence', 'verified', 'Anvisa', 'BR-17', 'Clínica Um', '2026-12-01', gen_random_uuid(),
          '2026-01-10', 'Anvisa', 'https://anvisa.example/')`);
    },
  };
}

export type Administration = Awaited<ReturnType<typeof openAdministration>>;
