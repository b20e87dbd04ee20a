import { type NetworkClinic, removeClinic } from '@travesia/contracts/organizations';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { type BulkAct, eachOf } from '../../../../lib/list/bulk/bulk-act.ts';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { sessionCall } from '../../../../lib/session/session-call.ts';
import { ClinicLink } from '../clinic-link.tsx';
import { EnterButton } from '../enter-button.tsx';
import { networkTexts } from '../texts.ts';
import { Standing } from './clinic-facts.tsx';

/** Columns of the organization's clinics: what needs somebody, the figures, and acting as the clinic. */
export function useClinicColumns(): ListColumn<NetworkClinic>[] {
  const t = useTexts(networkTexts);
  const format = useFormat();
  const counted = (key: 'packages' | 'staff' | 'requests') => ({
    key,
    name: t(`clinic.${key}`),
    numeric: true,
    cell: (clinic: NetworkClinic) => format.number(clinic[key]),
  });
  return [
    { key: 'name', name: t('clinic.name'), order: { ascending: 'name' }, cell: nameCell },
    {
      key: 'needs',
      name: t('filter.state'),
      bare: true,
      order: { descending: 'needs' },
      cell: (clinic) => (
        <>
          <Standing clinic={clinic} />
          {clinic.needs.length ? (
            <span className="admin-second">{clinic.needs.map((need) => t(`need.${need}`)).join(' · ')}</span>
          ) : null}
        </>
      ),
    },
    {
      key: 'credentials',
      name: t('clinic.credentials'),
      numeric: true,
      order: { ascending: 'expires' },
      cell: ({ credentials: { verified, total } }) => t('figures.credentialsOf', { verified, total }),
    },
    {
      key: 'rating',
      name: t('clinic.rating'),
      numeric: true,
      order: { descending: 'rating' },
      cell: ({ rating }) =>
        rating ? t('clinic.ratingOf', { average: format.number(rating.average, 1), count: rating.count }) : '–',
    },
    { ...counted('packages'), order: { descending: 'packages' } },
    counted('requests'),
    counted('staff'),
    {
      key: 'listing',
      name: t('clinic.listing'),
      numeric: true,
      cell: ({ listing_score: score }) => `${format.number(score)} %`,
    },
    {
      key: 'enter',
      name: t('enter'),
      acts: true,
      cell: (clinic) => (clinic.actions.includes('enter') ? <EnterButton clinic={clinic} isShort /> : null),
    },
  ];
}

const nameCell = (clinic: NetworkClinic) => (
  <>
    <ClinicLink clinic={clinic} />
    <span className="admin-second">{[clinic.city, clinic.country.name].filter(Boolean).join(', ')}</span>
  </>
);

/** What an organization can do with its clinics from the list. */
export function useClinicActs(): BulkAct<NetworkClinic>[] {
  const t = useTexts(networkTexts);
  return [
    {
      key: 'remove',
      name: t('remove.open'),
      icon: 'log-out',
      fits: ({ actions }) => actions.includes('remove'),
      ask: {
        place: 'network.remove',
        title: (count) => t('remove.several', { count }),
        explain: t('remove.explain'),
        reason: 'required',
        isDangerous: true,
      },
      run: eachOf(({ id }, reason) => sessionCall(removeClinic, { params: { id }, body: { reason } })),
    },
  ];
}
