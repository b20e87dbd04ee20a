import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { day, key, localizedSchema, slug } from '../catalog/text-schema.ts';

/** Texts that a form takes from the treatment, or from its kind of care. */
const FILLED = ['what_it_is', 'own_risks', 'recovery', 'benefits', 'risks', 'alternatives'] as const;

const sectionSchema = z.strictObject({
  heading: localizedSchema,
  paragraphs: z.array(z.union([localizedSchema, z.enum(FILLED)])).min(1),
});

const formSchema = z.strictObject({
  version: day,
  /** Whether a clinician signs after the patient. */
  countersigned: z.boolean(),
  title: localizedSchema,
  sections: z.array(sectionSchema).min(2),
});
export type ConsentForm = z.infer<typeof formSchema>;

const careSchema = z.strictObject({
  requires: z.array(z.enum(['treatment', 'anesthesia'])).min(1),
  benefits: z.array(localizedSchema).min(1),
  risks: z.array(localizedSchema).min(1),
  alternatives: z.array(localizedSchema).min(1),
});
/** What a kind of care requires and says. */
export type KindOfCare = z.infer<typeof careSchema>;

const caresSchema = z.strictObject({
  categories: z.record(key, key),
  treatments: z.record(slug, key),
  care: z.record(key, careSchema),
});

const FILES = {
  treatment: 'treatment.json',
  anesthesia: 'anesthesia.json',
  photos: 'photos.json',
  surgeon_change: 'surgeon-change.json',
  /** The same before a second trip: what was done on the first can’t be given back. */
  surgeon_change_on_return: 'surgeon-change-return.json',
} as const;

/** A form that exists as a text of ours. */
export type FormKind = keyof typeof FILES;

export interface Consents {
  forms: Readonly<Record<FormKind, ConsentForm>>;
  /** The kind of care that a treatment is; surgery, which asks for most, if nothing says otherwise. */
  careOf: (treatment: { key: string; category: string }) => KindOfCare;
}

function read<T>(schema: z.ZodType<T>, file: string): T {
  const result = schema.safeParse(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')));
  if (!result.success) throw new Error(`consents/${file} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Texts of consents, and what each treatment requires. Throws an Error that names file and field, or what is unknown. */
export function parseConsents(): Consents {
  const { categories, treatments, care } = read(caresSchema, 'care.json');
  for (const [about, kind] of [...Object.entries(categories), ...Object.entries(treatments)])
    if (!care[kind]) throw new Error(`consents/care.json: ${about} has an unknown kind of care ${kind}`);
  const { surgery } = care;
  if (!surgery) throw new Error('consents/care.json: surgery is missing');
  return {
    forms: {
      treatment: read(formSchema, FILES.treatment),
      anesthesia: read(formSchema, FILES.anesthesia),
      photos: read(formSchema, FILES.photos),
      surgeon_change: read(formSchema, FILES.surgeon_change),
      surgeon_change_on_return: read(formSchema, FILES.surgeon_change_on_return),
    },
    careOf: ({ key: treatment, category }) => care[treatments[treatment] ?? categories[category] ?? ''] ?? surgery,
  };
}
