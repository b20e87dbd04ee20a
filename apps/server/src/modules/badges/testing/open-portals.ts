import { sql } from 'drizzle-orm';
import { loadReference } from '../../catalog/index.ts';
import { CLINIC, openHouse } from '../../contexts/testing/open-house.ts';
import { createInvitation, createInvitations, invitationsRoutes } from '../../invitations/index.ts';
import { followDeposit, networkPackagesRoutes, packagesNaming } from '../../packages/index.ts';
import {
  networkRoutes,
  type OrganizationsDeps,
  policiesRoutes,
  settingLocks,
  showcaseRoutes,
} from '../../organizations/index.ts';
import { type BookingsOfClinic, clinicRoutes, logoRoutes } from '../../providers/index.ts';

import { createSearch } from '../../search/index.ts';
import { listInvitedClinics, teamsRoutes } from '../../teams/index.ts';
import { badgesRoutes } from '../badges.routes.ts';

/** Bookings are tested with the whole product. */
const noBookings: BookingsOfClinic = {
  overview: () => Promise.resolve({ today: 0, pending: 0, arrivals_this_week: 0, next: null }),
  list: () => Promise.resolve({ total: 0, bookings: [] }),
};

/** The pages of clinics and organizations over HTTP, with a small catalog. */
export async function openPortals({ demo = false, answeredTickets = () => Promise.resolve(0) } = {}) {
  const house = await openHouse(
    (accounts, files) => {
      const invitations = createInvitations(accounts);
      const reads = { ...accounts, reference: () => loadReference(accounts.database.db) };
      const team = { ...accounts, invitations };
      const network: OrganizationsDeps = {
        ...reads,
        followDeposit,
        invite: (tx, invitation) => createInvitation(tx, invitations, invitation),
        invitedClinics: (actor) => listInvitedClinics(team, actor),
      };
      return [
        ...invitationsRoutes(invitations),
        ...clinicRoutes({
          ...reads,
          bookings: noBookings,
          followDeposit,
          clinicianHolders: [packagesNaming],
          search: createSearch(accounts),
          settingLocks,
        }),
        ...logoRoutes(reads, files),
        ...networkRoutes(network),
        ...policiesRoutes(network),
        ...showcaseRoutes(network),
        ...networkPackagesRoutes(reads),
        ...teamsRoutes(team),
        ...badgesRoutes({ ...team, answeredTickets }),
      ];
    },
    { demo },
  );
  const { run } = house;
  await run(sql`update countries set name = '{"en": "Brazil", "es": "Brasil", "pt": "Brasil"}'`);
  await run(sql`insert into treatment_categories (slug, position, name) values
    ('dental', 1, '{"en": "Dental", "es": "Odontología", "pt": "Odontologia"}'),
    ('eyes', 2, '{"en": "Eyes", "es": "Ojos", "pt": "Olhos"}')`);
  for (const [slug, category, name] of [
    ['dental-implant', 'dental', 'Dental implant'],
    ['veneers', 'dental', 'Veneers'],
    ['cataract-surgery', 'eyes', 'Cataract surgery'],
  ] as const) {
    const text = JSON.stringify({ en: name, es: name, pt: name });
    await run(sql`insert into treatments (id, slug, category, name, short_name, summary, unit, hospital_nights, stay_days_min,
        stay_days_max, fly_home_min_days, return_to_work_days, trips, risk_class, content)
      values (gen_random_uuid(), ${slug}, ${category}, ${text}, ${text}, ${text}, 'procedure', 0, 3, 5, 2, 3, 1, 'low', '{}')`);
  }
  return {
    ...house,
    /** Adds a credential to a clinic, optionally with an expiration date. */
    credential: (kind: string, expiresOn: string | null, { status = 'verified', providerId = CLINIC } = {}) =>
      run(sql`insert into credentials (id, provider_id, kind, status, body, holder, expires_on)
        values (gen_random_uuid(), ${providerId}, ${kind}, ${status}, 'Anvisa', 'Clínica Um', ${expiresOn})`),
    clinicRow: async (id = CLINIC) => (await run(sql`select * from providers where id = ${id}`)).rows[0],
    revision: async () =>
      Number((await run(sql`select coalesce(sum(revision), 0) as sum from catalog_revisions`)).rows[0]?.['sum']),
  };
}

export type Portals = Awaited<ReturnType<typeof openPortals>>;
