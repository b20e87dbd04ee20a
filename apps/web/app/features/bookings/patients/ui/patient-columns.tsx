import '../patients.css';
import type { ClinicPatient } from '@travesia/contracts/bookings';
import type { Money } from '@travesia/contracts/kit';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { When } from '../../../../lib/workbench/screen/when.tsx';
import { BookingWhen } from '../../desk/ui/booking-when.tsx';
import { patientsTexts } from '../texts.ts';
import { StageBadge, type StageBadgeProps } from './stage-badge.tsx';

/** Columns of the list of patients; `base` is its path. */
export function usePatientColumns(base: string, ofJourney: StageBadgeProps['ofJourney']): ListColumn<ClinicPatient>[] {
  const t = useTexts(patientsTexts);
  const format = useFormat();
  return [
    {
      key: 'name',
      name: t('column.name'),
      order: { ascending: 'name', descending: '-name' },
      cell: ({ id, name, booking_count: count }) => (
        <>
          <ScreenLink to={`${base}/${id}`} className="admin-row-link">
            {name ?? t('deleted')}
          </ScreenLink>
          <span className="admin-second">{t('bookings', { count })}</span>
        </>
      ),
    },
    {
      key: 'country',
      name: t('column.country'),
      bare: true,
      cell: ({ country, language }) => {
        const spoken = format.languageAlone(language);
        return country ? (
          <>
            {format.region(country)}
            <span className="admin-second">{spoken}</span>
          </>
        ) : (
          spoken
        );
      },
    },
    {
      key: 'stage',
      name: t('column.stage'),
      bare: true,
      cell: (patient) => <StageBadge patient={patient} ofJourney={ofJourney} />,
    },
    {
      key: 'next',
      name: t('column.next'),
      order: { ascending: 'next' },
      cell: ({ next }) => next && <BookingWhen booking={next} />,
    },
    {
      key: 'paid',
      name: t('column.paid'),
      numeric: true,
      cell: ({ money }) => (money.length ? <Amounts amounts={money.map(({ paid }) => paid)} /> : null),
    },
    {
      key: 'remaining',
      name: t('column.remaining'),
      numeric: true,
      cell: ({ money }) => (money.length ? <Amounts amounts={money.map(({ remaining }) => remaining)} /> : null),
    },
    {
      key: 'changed',
      name: t('column.changed'),
      order: { descending: 'recent', ascending: 'oldest', first: 'descending' },
      cell: ({ changed_at: at }) => <When at={at} />,
    },
  ];
}

/** One line for each currency, in the order of the other columns. */
function Amounts({ amounts }: { amounts: readonly Money[] }) {
  const format = useFormat();
  return amounts.map((one) => (
    <span key={one.currency} className="patient-amount">
      {format.money(one)}
    </span>
  ));
}
