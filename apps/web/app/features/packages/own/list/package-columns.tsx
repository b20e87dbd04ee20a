import type { OwnPackage } from '@travesia/contracts/packages';
import { ownTimeZone } from '../../../../lib/dates/own-time-zone.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import type { ListColumn } from '../../../../lib/list/list-column.ts';
import { ScreenLink } from '../../../../lib/workbench/screen/places.tsx';
import { Badge, type Tone } from '../../../../ui/badge/badge.tsx';
import type { IconName } from '../../../../ui/icon/icon.tsx';
import { Completeness, type Items } from './completeness.tsx';
import { ownPackagesTexts } from './texts.ts';

/** Icon and tone of each status. */
const MARKS: Readonly<Record<OwnPackage['status'], { tone: Tone; icon: IconName }>> = {
  draft: { tone: 'neutral', icon: 'square-pen' },
  published: { tone: 'success', icon: 'circle-check' },
  paused: { tone: 'warning', icon: 'moon' },
  archived: { tone: 'neutral', icon: 'archive' },
};

interface CellProps {
  row: OwnPackage;
}

/** Packages with status, price, completeness and the age of the price. */
export function usePackageColumns(items: Items): ListColumn<OwnPackage>[] {
  const t = useTexts(ownPackagesTexts);
  const format = useFormat();
  return [
    { key: 'title', name: t('package'), order: { ascending: 'title' }, cell: (row) => <Title row={row} /> },
    {
      key: 'status',
      name: t('status'),
      bare: true,
      order: { ascending: 'status' },
      cell: (row) => <Status row={row} />,
    },
    {
      key: 'price',
      name: t('price'),
      numeric: true,
      order: { ascending: 'price', descending: '-price' },
      cell: (row) => <Price row={row} />,
    },
    {
      key: 'completeness',
      name: t('completeness'),
      order: { ascending: 'completeness' },
      cell: (row) => <Completeness row={row} items={items} />,
    },
    {
      key: 'confirmed',
      name: t('confirmed'),
      order: { ascending: 'confirmed' },
      cell: (row) => <Confirmed row={row} />,
    },
    {
      key: 'updated',
      name: t('updated'),
      order: { descending: '-updated' },
      cell: ({ updated_at: at }) => <span className="nowrap">{format.dayOf(at, ownTimeZone())}</span>,
    },
  ];
}

function Title({ row: { id, title, treatment } }: CellProps) {
  const t = useTexts(ownPackagesTexts);
  return (
    <>
      <ScreenLink to={`/provider/packages/edit/${id}`} className="admin-row-link">
        {title || t('untitled')}
      </ScreenLink>
      <span className="bench-two">{treatment?.name ?? t('noTreatment')}</span>
    </>
  );
}

function Status({ row: { status, changed, edition, hidden } }: CellProps) {
  const t = useTexts(ownPackagesTexts);
  return (
    <>
      <Badge {...MARKS[status]}>{t(`status.${status}`)}</Badge>
      {hidden ? <span className="bench-two">{t('hidden')}</span> : null}
      {changed && edition && status !== 'archived' ? <span className="bench-two">{t('changed')}</span> : null}
    </>
  );
}

function Price({ row: { price, public_price: shown } }: CellProps) {
  const t = useTexts(ownPackagesTexts);
  const format = useFormat();
  const isOther = price && shown && price.amount !== shown.amount;
  return (
    <>
      <span className="nowrap">{price ? format.money(price) : t('price.none')}</span>
      {isOther ? <span className="bench-two">{t('price.public', { price: format.money(shown) })}</span> : null}
    </>
  );
}

function Confirmed({ row: { confirmed_on: on, stale, hidden, hides_on: hides } }: CellProps) {
  const t = useTexts(ownPackagesTexts);
  const format = useFormat();
  if (!on) return <span className="muted">{t('confirmed.never')}</span>;
  if (stale)
    return (
      <span className="own-packages-age">
        <Badge tone={hidden ? 'danger' : 'warning'} icon="calendar-clock">
          {hidden || !hides ? t('stale.hidden') : t('stale.until', { date: format.date(hides) })}
        </Badge>
      </span>
    );
  return (
    <time dateTime={on} className="nowrap">
      {format.date(on)}
    </time>
  );
}
