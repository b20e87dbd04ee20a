import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { brokenReferences } from './references.ts';
import * as schema from './schema.ts';
import type { Catalog, CatalogSpecialty } from './schema.ts';
import { treatmentSchema } from './treatment-schema.ts';

/**
 * Reads and validates all reference data of the catalogue.
 * Treatments come in the order of their categories, then by slug. Throws an Error that names the
 * file, the field and what is wrong when a file is missing, malformed or refers to something unknown.
 * @param folder where the JSON files are; another folder is for tests only
 */
export function parseCatalog(folder: string = import.meta.dirname): Catalog {
  const read = <T extends z.ZodType>(file: string, shape: T): z.output<T> => parseFile(folder, file, shape);
  const categories = read('categories.json', z.array(schema.categorySchema));
  const priceSources = read('price-sources.json', z.array(schema.priceSourceSchema));
  const catalog: Catalog = {
    categories,
    treatments: readTreatments(folder, categories),
    synonyms: read('synonyms.json', schema.synonymsSchema),
    procedures: parseProcedures(folder),
    searchPhrases: read('search-phrases.json', z.array(schema.searchPhraseSchema)),
    prices: labelPrices(read('prices.json', z.array(schema.priceSchema)), priceSources),
    countries: read('countries.json', z.array(schema.countrySchema)),
    cities: read('cities.json', z.array(schema.citySchema)),
    inclusions: read('inclusions.json', z.array(schema.inclusionSchema)),
    neededItems: read('needed-items.json', z.array(schema.neededItemSchema)),
    cancellationPolicies: read('cancellation-policies.json', schema.cancellationPoliciesSchema),
    providerTypes: read('provider-types.json', z.array(schema.providerTypeSchema)),
    accreditors: read('accreditors.json', z.array(schema.accreditorSchema)),
    currencies: read('currencies.json', z.array(schema.currencySchema)),
    rates: read('rates.json', schema.ratesSchema),
  };
  const broken = brokenReferences(catalog);
  if (broken.length > 0) {
    throw new Error(`The catalogue refers to things that do not exist:\n${broken.join('\n')}`);
  }
  return catalog;
}

/** The procedures that are no treatment of the catalog, validated. */
export function parseProcedures(folder: string = import.meta.dirname): Catalog['procedures'] {
  return parseFile(folder, 'procedures.json', z.array(schema.procedureSchema));
}

/** The specialties that patients ask for by the name of a clinician's profession, validated. */
export function parseSpecialties(folder: string = import.meta.dirname): CatalogSpecialty[] {
  return parseFile(folder, 'specialties.json', z.array(schema.specialtySchema));
}

function parseFile<T extends z.ZodType>(folder: string, file: string, shape: T): z.output<T> {
  const path = join(folder, file);
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`Cannot read ${path}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
  const result = shape.safeParse(json);
  if (!result.success) throw new Error(`${path} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

function readTreatments(folder: string, categories: Catalog['categories']): Catalog['treatments'] {
  const rank = new Map(categories.map((category) => [category.slug, category.position]));
  return readdirSync(join(folder, 'treatments'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const treatment = parseFile(folder, join('treatments', file), treatmentSchema);
      if (`${treatment.slug}.json` !== file) {
        throw new Error(`treatments/${file} holds the slug ${treatment.slug}; rename one of them.`);
      }
      return treatment;
    })
    .sort((a, b) => (rank.get(a.category) ?? 0) - (rank.get(b.category) ?? 0) || a.slug.localeCompare(b.slug));
}

function labelPrices(
  rows: z.infer<typeof schema.priceSchema>[],
  sources: schema.CatalogPriceSource[],
): Catalog['prices'] {
  const labels = new Map(sources.map((source) => [source.code, source.label]));
  return rows.map((row) => {
    const source_label = labels.get(row.source);
    if (!source_label) {
      throw new Error(
        `prices.json: ${row.treatment} in ${row.country} names the source ${row.source}; add it to price-sources.json.`,
      );
    }
    return { ...row, source_label };
  });
}
