import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Table } from '../../../../../ui/table/table.tsx';
import { useRangeText } from '../../prices/use-range-text.ts';
import { stayDays } from '../../stay-text.ts';
import { catalogTexts } from '../../texts.ts';
import { earliestFlightDay } from '../../trip/trip-days.ts';
import { unitText } from '../../unit-text.ts';

const NOT_GIVEN = '–';

const nameCell = ({ slug, short_name: name }: TreatmentSummary) => (
  <LocalLink to={`/treatments/${slug}`}>{name}</LocalLink>
);
const priceCell = (treatment: TreatmentSummary) => <PriceCell treatment={treatment} />;

/** Treatments as a table: price, home price, days, flight, offers. */
export function TreatmentTable({ treatments }: { treatments: readonly TreatmentSummary[] }) {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  const rangeText = useRangeText();
  const stay = (one: TreatmentSummary) => t('stay.days', { days: stayDays(one), trips: one.trips });
  const flyHome = (one: TreatmentSummary) =>
    one.trips > 0 ? t('fly.day', { days: earliestFlightDay(one) }) : NOT_GIVEN;
  const homePrice = ({ home_price: home }: TreatmentSummary) => (home ? rangeText(home) : NOT_GIVEN);
  const country = treatments.find(({ home_price: home }) => home)?.home_price?.country.name;
  const columns = [
    { key: 'treatment', header: t('table.treatment'), cell: nameCell },
    { key: 'price', header: t('table.price'), cell: priceCell },
    { key: 'home', header: country ?? t('table.homePrice'), cell: homePrice },
    { key: 'stay', header: t('table.stay'), cell: stay },
    { key: 'fly', header: t('table.flyHome'), cell: flyHome },
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

function PriceCell({ treatment: { price, unit } }: { treatment: TreatmentSummary }) {
  const t = useTexts(catalogTexts);
  const rangeText = useRangeText();
  return (
    <>
      <span className="num nowrap">{price ? rangeText(price) : t('card.noPrice')}</span>
      <span className="small muted table-unit">{t(unitText(unit))}</span>
    </>
  );
}
