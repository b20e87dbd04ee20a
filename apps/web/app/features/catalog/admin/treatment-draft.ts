import type {
  MedicalReview,
  NewTreatment,
  TreatmentChange,
  TreatmentListingDetail,
  TreatmentSections,
} from '@travesia/contracts/catalog';
import { LOCALES, type Locale } from '@travesia/contracts/kit';

/** A treatment being edited; a new one has no version. */
export type TreatmentDraft = NewTreatment;

const empty = () => ({ en: '', es: '', pt: '' });

/** An empty new treatment. */
export const emptyDraft = (): TreatmentDraft => ({
  slug: '',
  category: '',
  name: empty(),
  short_name: empty(),
  summary: empty(),
  content: { warnings: [], what_it_is: [], suits: [], wait: [], steps: [], risks: [], recovery: [], faq: [] },
  synonyms: { en: [], es: [], pt: [] },
  facts: {
    unit: 'per_procedure',
    hospital_nights: 0,
    stay_days_min: 3,
    stay_days_max: 7,
    fly_home_min_days: 3,
    return_to_work_days: 7,
    trips: 1,
    second_trip_after_months: null,
    risk_class: 'low',
    restricted: false,
  },
  medical_review: null,
  status: 'draft',
});

/** The editable draft of an existing treatment. */
export function draftOf(listing: TreatmentListingDetail): TreatmentDraft {
  const { slug, name, short_name, summary, content, synonyms, facts, medical_review, status } = listing;
  return {
    slug,
    category: listing.category.slug,
    name,
    short_name,
    summary,
    content,
    synonyms,
    facts,
    medical_review,
    status,
  };
}

/** The request body; includes the review only when it is complete. */
export const toNew = (draft: TreatmentDraft): NewTreatment => ({
  ...draft,
  medical_review: wholeReview(draft.medical_review),
});

export const toChange = (draft: TreatmentDraft, version: number): TreatmentChange => ({ ...toNew(draft), version });

/** An empty entry of a section. */
export function emptyEntry<K extends keyof TreatmentSections>(section: K): TreatmentSections[K][number] {
  const entries = {
    warnings: { text: empty(), source: null },
    risks: { text: empty(), source: null },
    what_it_is: empty(),
    suits: empty(),
    wait: empty(),
    recovery: empty(),
    steps: { trip: 1, day_offset: 0, kind: 'procedure' as const, title: empty(), text: empty() },
    faq: { q: empty(), a: empty() },
  };
  return entries[section] as TreatmentSections[K][number];
}

/** A part that differs between two versions of a treatment, with the languages that differ. */
export interface DraftChange {
  part: keyof TreatmentDraft;
  languages: Locale[];
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Keeps only the texts of one language, for comparison. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, locale));
  if (typeof value !== 'object' || value === null) return null;
  if (LOCALES.every((one) => one in value)) return (value as Record<Locale, unknown>)[locale];
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inLanguage(part, locale)]));
}

/** Changes from one version to another. */
export const changesOf = (before: TreatmentDraft, after: TreatmentDraft): DraftChange[] =>
  (Object.keys(after) as (keyof TreatmentDraft)[])
    .filter((part) => !same(before[part], after[part]))
    .map((part) => ({
      part,
      languages: LOCALES.filter((locale) => !same(inLanguage(before[part], locale), inLanguage(after[part], locale))),
    }));

/** Synonyms of a language, one per line; `bypass | 0.5` for an ambiguous one. */
export const synonymLines = (names: TreatmentDraft['synonyms'][Locale]): string =>
  names.map(({ text, weight }) => (weight === 1 ? text : `${text} | ${weight}`)).join('\n');

/** Parses synonym lines; skips empty ones. */
export const readSynonyms = (lines: string): TreatmentDraft['synonyms'][Locale] =>
  lines.split('\n').flatMap((line) => {
    const [text = '', weight] = line.split('|').map((part) => part.trim());
    const number = Number(weight);
    return text ? [{ text, weight: weight && number >= 0.1 && number <= 1 ? number : 1 }] : [];
  });

/** The medical review as far as it is filled in; null if empty. */
export const reviewOf = (written: MedicalReview): MedicalReview | null =>
  written.reviewer || written.credential || written.reviewed_on ? written : null;

/** The review if both name and date are filled in; otherwise null. */
export function wholeReview(review: MedicalReview | null): MedicalReview | null {
  const reviewer = review?.reviewer.trim();
  if (!review || !reviewer || !review.reviewed_on) return null;
  return { reviewer, credential: review.credential?.trim() || null, reviewed_on: review.reviewed_on };
}
