import { listNetworkClinics } from '@travesia/contracts/organizations';
import { getClinicTreatments } from '@travesia/contracts/providers';
import { useCall } from '../../../lib/calls/use-call.ts';
import { useLocale, useTexts } from '../../../lib/i18n/use-texts.tsx';
import type { WordsOf } from '../../../lib/list/filter-words.ts';
import type { clinicJourneys, networkJourneys } from './desk-lists.ts';
import { journeyDeskTexts } from './texts.ts';

export type ClinicWords = WordsOf<typeof clinicJourneys>;

/** Most clinics to choose from. */
const MOST_CLINICS = 100;

/** Labels of the filters of a clinic’s journeys, with its treatments. */
export function useClinicWords(): ClinicWords {
  const t = useTexts(journeyDeskTexts);
  const language = useLocale();
  const { data } = useCall(getClinicTreatments, { query: { language, currency: 'USD' } });
  return {
    label: t('filter.label'),
    sorts: (sort) => t(`sort.${sort}`),
    filters: {
      q: { label: t('filter.q') },
      treatment: {
        label: t('column.treatment'),
        any: t('filter.any'),
        options: data?.data.map(({ treatment, name }) => ({ value: treatment, label: name })),
      },
    },
  };
}

/** The same for an organization, with its clinics. */
export function useNetworkWords(): WordsOf<typeof networkJourneys> {
  const t = useTexts(journeyDeskTexts);
  const language = useLocale();
  const { data } = useCall(listNetworkClinics, { query: { language, currency: 'USD', limit: MOST_CLINICS } });
  return {
    label: t('filter.label'),
    sorts: (sort) => t(`sort.${sort}`),
    filters: {
      q: { label: t('filter.q') },
      clinic: {
        label: t('column.clinic'),
        any: t('filter.any'),
        options: data?.data.map(({ id, name }) => ({ value: id, label: name })),
      },
    },
  };
}
