import { sql } from 'drizzle-orm';
import { loadReference } from '../../catalog/index.ts';
import { CLINIC, openHouse, OTHER_CLINIC } from '../../contexts/testing/open-house.ts';
import { createPlatformAdmin, platformAdminRoutes } from '../../providers/index.ts';

/** Slug of the city in which the first clinic lies. */
export const CITY = 'sao-paulo';

/** A house with the calls of admins. The first clinic has a licence in force, the second belongs to the demonstration. */
export async function openAdministration() {
  const house = await openHouse(
    (accounts) =>
      platformAdminRoutes(
        createPlatformAdmin({
          ...accounts,
          revision: () => 0,
          accounts,
          reference: () => loadReference(accounts.database.db),
          search: { matchDocuments: () => Promise.resolve([]) },
        }),
        // Papers are read where there is a storage.
      ).filter(({ endpoint }) => !endpoint.download),
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
      await house.run(sql`insert into credentials (provider_id, kind, status, body, number, holder, expires_on, id)
        values (${CLINIC}, 'facility_licence', 'verified', 'Anvisa', 'BR-17', 'Clínica Um', '2026-12-01', gen_random_uuid())`);
    },
  };
}

export type Administration = Awaited<ReturnType<typeof openAdministration>>;
