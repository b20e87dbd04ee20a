import type { ClinicTreatments } from '@travesia/contracts/providers';
import type { Saved } from '../../../../lib/forms/draft/merge.ts';

/** A treatment and the typed number of cases; empty for none. */
export interface Listed {
  treatment: string;
  cases: string;
}

/** The list as one string: `dental-implant=120 veneers=`. */
export const textOf = (list: readonly Listed[]): string =>
  list.map(({ treatment, cases }) => `${treatment}=${cases}`).join(' ');

export const listOf = (text: string | undefined): Listed[] =>
  (text ?? '')
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const [treatment = '', cases = ''] = one.split('=');
      return { treatment, cases };
    });

export const savedOf = ({ data, version }: ClinicTreatments): Saved => ({
  version,
  form: {
    treatments: textOf(
      data.map(({ treatment, cases_last_year: cases }) => ({ treatment, cases: cases === null ? '' : String(cases) })),
    ),
  },
});

/** Converts the list for the API. */
export const bodyOf = (text: string | undefined) =>
  listOf(text).map(({ treatment, cases }) => ({ treatment, cases_last_year: cases === '' ? null : Number(cases) }));
