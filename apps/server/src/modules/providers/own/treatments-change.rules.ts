import type { Localized } from '@travesia/contracts/kit';
import type { ClinicTreatmentsUpdate } from '@travesia/contracts/providers';
import { ProblemError } from '../../../platform/problem-error.ts';

interface Around {
  /** The catalog's treatments by slug. */
  known: ReadonlyMap<string, unknown>;
  /** Treatments the clinic offered before the change. */
  before: readonly { treatment: string; localName: Localized | null; prerequisites: Localized | null }[];
  /** Treatments with a published package. */
  offered: readonly string[];
}

/** Rows for the requested treatments. Throws when one is unknown, duplicated, or omitted although it is for sale. */
export function readTreatments(asked: ClinicTreatmentsUpdate['treatments'], { known, before, offered }: Around) {
  const slugs = asked.map(({ treatment }) => treatment);
  const fields = slugs.flatMap((treatment, at) => {
    const path = `body.treatments.${at}.treatment`;
    if (!known.has(treatment))
      return [{ path, code: 'unearlierreference', message: 'is no treatment of the catalogue' }];
    return slugs.indexOf(treatment) === at ? [] : [{ path, code: 'invalid_value', message: 'stands there twice' }];
  });
  if (fields.length) throw new ProblemError('request.invalid', { fields });
  const dropped = before.find(({ treatment }) => offered.includes(treatment) && !slugs.includes(treatment));
  if (dropped !== undefined)
    throw new ProblemError('providers.treatment_offered', {
      detail: `There is a published package for ${dropped.treatment}.`,
    });
  const earlier = new Map(before.map((row) => [row.treatment, row]));
  return asked.map(({ treatment, cases_last_year: casesLastYear, local_name: name, prerequisites }) => ({
    treatment,
    casesLastYear,
    localName: name === undefined ? (earlier.get(treatment)?.localName ?? null) : written(name),
    prerequisites:
      prerequisites === undefined ? (earlier.get(treatment)?.prerequisites ?? null) : written(prerequisites),
  }));
}

/** A text that says something in one language at least; null otherwise. */
const written = (text: Localized): Localized | null => (text.en || text.es || text.pt ? text : null);
