import type { Catalog } from '../../../../data/catalog/schema.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isLoadDue, rememberLoad } from '../../../platform/db/loaded-data.repo.ts';
import { unitOfWork } from '../../../platform/db/unit-of-work.ts';
import { placeKey } from '../place-key.ts';
import { upsert } from '../../../platform/db/upsert.ts';
import { replaceDependents } from '../catalog.repo.ts';
import {
  accreditors,
  cancellationPolicies,
  cities,
  countries,
  currencies,
  inclusionKeys,
  providerTypes,
  treatmentCategories,
  treatments,
} from '../catalog.tables.ts';
import { toRules, toTreatments } from '../load-rows.ts';
import { indexCatalog } from '../search-documents.ts';

/**
 * Brings the reference tables to the state of the catalogue's files; rows that others point to are never removed.
 * Answers whether there was anything to load.
 */
export async function loadCatalog(database: Database, catalog: Catalog): Promise<boolean> {
  const content = JSON.stringify(catalog);
  if (!(await isLoadDue(database.db, 'catalogue', content))) return false;
  await unitOfWork(database, async (tx) => {
    await upsert(
      tx,
      currencies,
      [currencies.code],
      catalog.currencies.map(({ minor_digits, ...row }) => ({ ...row, minorDigits: minor_digits })),
    );
    await upsert(tx, countries, [countries.code], catalog.countries.map(toCountry));
    await upsert(tx, cities, [cities.slug], catalog.cities.map(toCity));
    await upsert(
      tx,
      providerTypes,
      [providerTypes.slug],
      catalog.providerTypes.map(({ key, position, singular, plural }) => ({
        slug: key,
        position,
        name: singular,
        plural,
      })),
    );
    await upsert(
      tx,
      accreditors,
      [accreditors.slug],
      catalog.accreditors.map(({ what_it_checks, ...row }) => ({ ...row, whatItChecks: what_it_checks })),
    );
    await upsert(tx, treatmentCategories, [treatmentCategories.slug], catalog.categories);
    await upsert(tx, treatments, [treatments.slug], toTreatments(catalog));
    await upsert(
      tx,
      inclusionKeys,
      [inclusionKeys.key],
      catalog.inclusions.map(({ quantity_unit, ...row }) => ({ ...row, quantityUnit: quantity_unit })),
    );
    await upsert(tx, cancellationPolicies, [cancellationPolicies.key], catalog.cancellationPolicies.policies);
    await replaceDependents(tx, {
      synonyms: Object.entries(catalog.synonyms).flatMap(([treatment, lists]) =>
        (['en', 'es', 'pt'] as const).flatMap((language) =>
          lists[language].map(({ text, weight }) => ({ treatment, language, text, weight })),
        ),
      ),
      prices: catalog.prices.map((price) => ({
        treatment: price.treatment,
        country: price.country,
        lowUsdMinor: price.low_usd * 100,
        highUsdMinor: price.high_usd * 100,
        basis: price.basis,
        source: price.source_label,
        note: price.note,
        pricedOn: price.priced_on,
      })),
      rules: toRules(catalog),
      rates: Object.entries(catalog.rates.rates).map(([currency, perUsd]) => ({
        currency,
        ratedOn: catalog.rates.date,
        perUsd,
        source: catalog.rates.source.label,
      })),
    });
    await indexCatalog(tx, catalog);
    await rememberLoad(tx, 'catalogue', content);
  });
  return true;
}

function toCountry(row: Catalog['countries'][number]): typeof countries.$inferInsert {
  return {
    code: row.code,
    slug: row.slug,
    name: row.name,
    currency: row.currency,
    languages: row.languages,
    emergencyNumber: row.emergency_number,
    professionalRegistry: row.professional_registry,
    facilityRegistry: row.facility_registry,
    nationalAccreditor: row.national_accreditor,
    dataLaw: row.data_law,
    advertisingRule: row.advertising_rule,
    destination: row.destination,
  };
}

function toCity(row: Catalog['cities'][number]): typeof cities.$inferInsert {
  return {
    slug: row.slug,
    country: row.country,
    name: row.name,
    nameKey: placeKey(row.name.es),
    airports: row.airports,
    lat: row.lat,
    lon: row.lon,
    timeZone: row.time_zone,
    leadTreatments: row.lead_treatments,
    note: row.note,
    destination: true,
  };
}
