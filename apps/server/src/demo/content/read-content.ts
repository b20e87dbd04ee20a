import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import * as schema from './content-schema.ts';

const FOLDER = join(import.meta.dirname, '../../../data/demo');

export type ProviderContent = z.output<typeof schema.providersSchema>[number];
export type ReviewContent = z.output<typeof schema.reviewsSchema>[number]['reviews'][number];
export type TreatmentProfile = z.output<typeof schema.profilesSchema>[string];
export type PackageAnchor = z.output<typeof schema.anchorsSchema>[number];
export type DemoContent = ReturnType<typeof readContent>;

/**
 * Reads the written content of the demo: texts, names, places. Files of a folder are concatenated in
 * name order. Throws an Error that names the file, the field and the problem.
 */
export function readContent() {
  return {
    providers: readFolder('providers', schema.providersSchema),
    specialties: read('specialties.json', schema.specialtiesSchema),
    clinicianNames: read('clinician-names.json', schema.clinicianNamesSchema),
    namedClinicians: read('clinicians-named.json', schema.namedCliniciansSchema),
    bios: read('clinician-bios.json', schema.biosSchema),
    answers: read('clinician-answers.json', schema.answersSchema),
    profiles: read('treatment-profiles.json', schema.profilesSchema),
    details: read('inclusion-details.json', schema.detailsSchema),
    titles: read('package-titles.json', schema.titlesSchema),
    openings: read('package-openings.json', schema.openingsSchema),
    phrases: read('package-phrases.json', schema.phrasesSchema),
    anchors: read('package-anchors.json', schema.anchorsSchema),
    phonePrefixes: read('phone-prefixes.json', schema.phonePrefixesSchema),
    reviews: readFolder('reviews', schema.reviewsSchema),
  };
}

function read<T extends z.ZodType>(file: string, shape: T): z.output<T> {
  const path = join(FOLDER, file);
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

function readFolder<T extends z.ZodType>(folder: string, shape: z.ZodArray<T>): z.output<T>[] {
  return readdirSync(join(FOLDER, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => read(join(folder, file), shape));
}

/** The value of a required key; throws an error that names a missing one. */
export function entry<T>(record: Record<string, T>, key: string, what: string): T {
  const value = record[key];
  if (value === undefined) throw new Error(`The demo content has no ${what} for "${key}".`);
  return value;
}
