import { sql } from 'drizzle-orm';
import { parseCatalog } from '../data/catalog/read-catalog.ts';
import { loadCatalog } from '../src/modules/catalog/index.ts';
import { indexListedProviders, refreshStanding } from '../src/modules/providers/index.ts';
import type { Database } from '../src/platform/db/database.ts';
import { unitOfWork } from '../src/platform/db/unit-of-work.ts';

export const LISTINGS = 50_000;
export const PARTNERS = 2_000;
export const PACKAGES = 20_000;

/** Fills a migrated database with the real catalogue and synthetic listings and packages, spread as a grown market would be. */
export async function fillForBench(database: Database): Promise<void> {
  await loadCatalog(database, parseCatalog());
  const { db } = database;
  await db.execute(sql`select setseed(0.42)`);
  await db.execute(listings);
  await db.execute(packages);
  await db.execute(inclusions);
  await db.execute(offers);
  await unitOfWork(database, async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(sql`select id from providers where listing = 'partner'`);
    await refreshStanding(
      tx,
      rows.map((row) => row.id),
      new Date('2026-11-20T12:00:00Z'),
    );
    await indexListedProviders(tx);
  });
  await db.execute(sql`vacuum analyze`);
}

const listings = sql`
  with places as (select id, slug, country, lat, lon, time_zone, row_number() over (order by slug) - 1 as n, count(*) over () as total from cities where destination),
  words as (select array['Alameda','Bahía','Cordillera','Delta','Esperanza','Faro','Girasol','Horizonte','Iguazú','Jacarandá','Laguna','Mirador','Nogal','Olivar','Pacífico','Quetzal','Roble','Sabana','Tajamar','Umbral','Valle','Yaraví','Zafiro','Aurora','Brisa','Ceiba'] as a,
    array['Norte','Sur','del Río','de la Sierra','Central','San José','Santa Rita','San Martín','Nueva','Real','del Mar','del Lago','San Rafael','Santa Lucía','Los Andes','La Paz'] as b,
    array['Clínica','Hospital','Centro Médico','Sanatorio','Instituto','Policlínica','Consultorio','Centro de Salud'] as c)
  insert into providers (id, slug, name, type, listing, verification_status, country, time_zone, city_id, lat, lon, languages, rating_average, rating_count, rating_distribution, response_minutes)
  select gen_random_uuid(), 'bench-' || i, c[1 + i % 8] || ' ' || a[1 + (i / 8) % 26] || ' ' || b[1 + (i / 208) % 16] || ' ' || (1 + i / 3328),
    (array['hospital','clinic','dental_clinic','diagnostic_centre','medical_office'])[1 + i % 5],
    case when i < ${PARTNERS} then 'partner' else 'directory' end,
    case when i >= ${PARTNERS} then 'unverified' when i % 10 = 0 then 'pending' else 'verified' end,
    p.country, p.time_zone, p.id, p.lat + (random() - 0.5) / 5, p.lon + (random() - 0.5) / 5,
    case when i >= ${PARTNERS} then '{}'::text[] when i % 4 = 0 then array['es','en','fr'] when i % 4 = 1 then array['es'] when i % 4 = 2 then array['pt','en'] else array['es','en'] end,
    case when i < ${PARTNERS} then round((3 + random() * 2)::numeric, 1)::float8 end, case when i < ${PARTNERS} then (random() * 120)::int + 1 else 0 end,
    case when i < ${PARTNERS} then array[2,2,5,20,30] else array[0,0,0,0,0] end, case when i < ${PARTNERS} then 60 end
  from generate_series(0, ${LISTINGS - 1}) i cross join words join places p on p.n = (i * 7 + i / 13) % p.total`;

const packages = sql`
  with partners as (select id, country, row_number() over (order by slug) - 1 as n from providers where listing = 'partner'),
  kinds as (select t.slug, t.hospital_nights, t.stay_days_max, row_number() over (order by t.slug) - 1 as n, count(*) over () as total from treatments t)
  insert into packages (id, provider_id, treatment, title, description, status, currency, price_minor, price_usd_minor, total_usd_minor, nights, stay_days, deposit_percent, cancellation_policy, lines, answers, included_keys, confirmed_on, rank)
  select gen_random_uuid(), p.id, k.slug, '{"en":"Package","es":"Paquete","pt":"Pacote"}', '{"en":"A package","es":"Un paquete","pt":"Um pacote"}',
    case when i % 20 = 0 then 'draft' else 'published' end, 'USD', c.price, c.price, c.price + (i % 9) * 12000,
    k.hospital_nights + i % 6, k.stay_days_max, 25 + i % 26, (select key from cancellation_policies order by key limit 1), '[]', 'iiiiiiiinniiiiinnnanna',
    array['surgeon_fee','anesthesia','facility','hospital_nights','preop_tests','taxes_fees'] || case when i % 2 = 0 then array['lodging'] else '{}'::text[] end || case when i % 3 = 0 then array['transfers'] else '{}'::text[] end,
    '2026-11-01', (random() * 15000)::int
  from generate_series(0, ${PACKAGES - 1}) i
  join partners p on p.n = i % ${PARTNERS}
  join kinds k on k.n = (i * 11 + i / 27) % k.total
  -- The number of the package in it makes PostgreSQL draw a price for each, not one for all.
  cross join lateral (select 20000 + i % 7 + (random() * 2000000)::int as price) c`;

const inclusions = sql`
  insert into package_inclusions (package_id, key, answer, extra_minor)
  select k.id, i.key, case substr(k.answers, i.position, 1) when 'i' then 'included' when 'n' then 'not_included' else 'not_applicable' end,
    case when substr(k.answers, i.position, 1) = 'n' then 4000 * i.position end
  from packages k cross join (select key, row_number() over (order by position)::int as position from inclusion_keys) i`;

const offers = sql`
  update providers p set package_count = o.packages, price_from_usd_minor = o.cheapest, price_from_currency = 'USD', price_from_by_treatment = o.prices, treatment_slugs = o.treatments
  from (select provider_id, sum(count)::int as packages, min(price) as cheapest, array_agg(treatment) as treatments,
      jsonb_object_agg(treatment, jsonb_build_object('usdMinor', price, 'currency', 'USD')) as prices
    from (select provider_id, treatment, count(*), min(price_usd_minor) as price from packages where status = 'published' group by 1, 2) t
    group by 1) o
  where o.provider_id = p.id`;
