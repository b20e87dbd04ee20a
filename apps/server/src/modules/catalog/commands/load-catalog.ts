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
} from '../catalog.tables.ts';
import { planRelease } from '../admin/plan-release.ts';
import { listEdited } from '../admin/reference/reference-edits.repo.ts';
import { listPresent, noteKept, replaceNeeds, replacePrices, writeReleased } from '../admin/release.repo.ts';
import { toNeeds, toPrices, toRules, toSynonyms, toTreatments } from '../load-rows.ts';
import { indexCatalog } from '../search-documents.ts';

/**
 * Updates the reference tables from the catalog's files. Never removes rows others refer to, and skips what an admin changed.
 * Returns the skipped treatments, or null if there was nothing to load.
 */
export async function loadCatalog(database: Database, catalog: Catalog): Promise<{ kept: string[] } | null> {
  const content = JSON.stringify(catalog);
  if (!(await isLoadDue(database.db, 'catalogue', content))) return null;
  return unitOfWork(database, async (tx) => {
    const edited = await listEdited(tx);
    await upsert(
      tx,
      currencies,
      [currencies.code],
      catalog.currencies
        .filter(({ code }) => !edited.currencies.has(code))
        .map(({ minor_digits, ...row }) => ({ ...row, minorDigits: minor_digits })),
    );
    await upsert(
      tx,
      countries,
      [countries.code],
      catalog.countries.filter(({ code }) => !edited.countries.has(code)).map(toCountry),
    );
    await upsert(
      tx,
      providerTypes,
      [providerTypes.slug],
      catalog.providerTypes
        .filter(({ key }) => !edited.providerTypes.has(key))
        .map(({ key, position, singular, plural }) => ({ slug: key, position, name: singular, plural })),
    );
    await upsert(
      tx,
      accreditors,
      [accreditors.slug],
      catalog.accreditors.map(({ what_it_checks, ...row }) => ({ ...row, whatItChecks: what_it_checks })),
    );
    await upsert(tx, treatmentCategories, [treatmentCategories.slug], catalog.categories);
    const plan = planRelease(catalog, await listPresent(tx));
    const [kept, written] = [plan.filter((one) => one.kept), plan.filter((one) => !one.kept)];
    await writeReleased(tx, toTreatments(catalog, written), toSynonyms(catalog, written));
    await noteKept(tx, kept);
    const slugOf = new Map(plan.map(({ key, slug }) => [key, slug]));
    const nowCalled = (key: string) => slugOf.get(key) ?? key;
    await upsert(
      tx,
      cities,
      [cities.slug],
      catalog.cities.map((city) => toCity({ ...city, lead_treatments: city.lead_treatments.map(nowCalled) })),
    );
    await upsert(
      tx,
      inclusionKeys,
      [inclusionKeys.key],
      catalog.inclusions.map(({ quantity_unit, ...row }) => ({ ...row, quantityUnit: quantity_unit })),
    );
    await replaceNeeds(tx, toNeeds(catalog, nowCalled));
    await upsert(tx, cancellationPolicies, [cancellationPolicies.key], catalog.cancellationPolicies.policies);
    await replacePrices(tx, toPrices(catalog, nowCalled));
    await replaceDependents(tx, {
      rules: toRules(catalog),
      rates: Object.entries(catalog.rates.rates).map(([currency, perUsd]) => ({
        currency,
        ratedOn: catalog.rates.date,
        perUsd,
        source: catalog.rates.source.label,
      })),
    });
    await indexCatalog(tx, catalog, written);
    await rememberLoad(tx, 'catalogue', content);
    return { kept: kept.map(({ slug }) => slug) };
  });
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
