import type { ClinicTreatments } from '@travesia/contracts/providers';
import type { Localized } from '@travesia/contracts/kit';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';

/** A treatment with the typed number of cases (empty for none), the clinic's own name and what a patient needs beforehand. */
export interface Listed {
  treatment: string;
  cases: string;
  name: Localized;
  needs: Localized;
}

export const NO_TEXT: Localized = { en: '', es: '', pt: '' };

/** A treatment that is added, maybe under a name of the clinic's own. */
export const toListed = (treatment: string, name: Localized = NO_TEXT): Listed => ({
  treatment,
  cases: '',
  name,
  needs: NO_TEXT,
});

/** The list as one text, as forms keep it. */
export const textOf = (list: readonly Listed[]): string => JSON.stringify(list);

export const listOf = (text: string | undefined): Listed[] => (text ? (JSON.parse(text) as Listed[]) : []);

export const savedOf = ({ data, version }: ClinicTreatments): Saved => ({
  version,
  form: {
    treatments: textOf(
      data.map(({ treatment, cases_last_year: cases, local_name: name, prerequisites: needs }) => ({
        treatment,
        cases: cases === null ? '' : String(cases),
        name,
        needs,
      })),
    ),
  },
});

/** Converts the list for the API. */
export const bodyOf = (text: string | undefined) =>
  listOf(text).map(({ treatment, cases, name, needs }) => ({
    treatment,
    cases_last_year: cases === '' ? null : Number(cases),
    local_name: name,
    prerequisites: needs,
  }));

/** The names of a pasted list: one a line, without bullets, numbers and duplicates. */
export function namesIn(pasted: string): string[] {
  const names = pasted
    .split(/[\n\t;]+/)
    .map((line) => line.replace(/^[\s\-–•*·]*(\d+[.)]\s)?\s*/u, '').trim())
    .filter(Boolean);
  return [...new Map(names.map((name) => [name.toLocaleLowerCase(), name])).values()];
}
