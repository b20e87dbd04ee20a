import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../ui/table/table.tsx';
import { stayDays } from '../../stay-text.ts';
import { catalogTexts } from '../../texts.ts';
import { earliestFlightDay } from '../../trip/trip-days.ts';
import { unitText } from '../../unit-text.ts';
import { useRangeText } from '../../prices/use-range-text.ts';

/** The same treatments side by side: price, price at home, days, flight, offers. */
export function TreatmentTable({ treatments }: { treatments: readonly TreatmentSummary[] }) {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  const rangeText = useRangeText();
  const columns = [
    {
      key: 'treatment',
      header: t('table.treatment'),
      cell: ({ slug, short_name }: TreatmentSummary) => <LocalLink to={`/treatments/${slug}`}>{short_name}</LocalLink>,
    },
    {
      key: 'price',
      header: t('table.price'),
      cell: ({ price, unit }: TreatmentSummary) => (
        <>
          <span className="num nowrap">{price ? rangeText(price) : t('card.noPrice')}</span>
          <span className="small muted table-unit">{t(unitText(unit))}</span>
        </>
      ),
    },
    {
      key: 'home',
      header: t('table.homePrice'),
      cell: ({ home_price: home }: TreatmentSummary) => (
        <span className="num nowrap">{home ? rangeText(home) : '–'}</span>
      ),
    },
    {
      key: 'stay',
      header: t('table.stay'),
      cell: (treatment: TreatmentSummary) => t('stay.days', { days: stayDays(treatment), trips: treatment.trips }),
    },
    {
      key: 'fly',
      header: t('table.flyHome'),
      cell: (treatment: TreatmentSummary) =>
        treatment.trips > 0 ? t('fly.day', { days: earliestFlightDay(treatment) }) : '–',
    },
    {
      key: 'providers',
      header: t('table.providers'),
      numeric: true,
      cell: (one: TreatmentSummary) => format.number(one.provider_count),
    },
    {
      key: 'packages',
      header: t('table.packages'),
      numeric: true,
      cell: (one: TreatmentSummary) => format.number(one.package_count),
    },
  ];
  return (
    <Table caption={t('table.caption')} hideCaption columns={columns} rows={treatments} rowKey={({ slug }) => slug} />
  );
}
