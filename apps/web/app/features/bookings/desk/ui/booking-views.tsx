import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { useQueryHref } from '../../../../lib/list/use-query-href.ts';
import { Segments } from '../../../../ui/action/segments.tsx';
import { bookingDeskTexts } from '../texts.ts';
import type { AgendaDays } from './use-agenda.ts';

const DAYS = { day: 1, week: 7 } as const satisfies Readonly<Record<string, AgendaDays>>;
const VIEWS = ['list', 'day', 'week'] as const;
const KEPT: ReadonlySet<string> = new Set(['clinic', 'day']);

interface BookingViewsProps {
  list: ReactNode;
  agenda: (days: AgendaDays) => ReactNode;
}

/** A desk’s bookings as a list or as an agenda of a day or week. The view is in the URL; a chosen clinic and day stay. */
export function BookingViews({ list, agenda }: BookingViewsProps) {
  const t = useTexts(bookingDeskTexts);
  const [query] = useSearchParams();
  const href = useQueryHref();
  const view = VIEWS.find((one) => one === query.get('view')) ?? 'list';
  // What only the list knows of.
  const forgotten = Object.fromEntries([...query.keys()].filter((key) => !KEPT.has(key)).map((key) => [key, null]));
  return (
    <div className="stack">
      <div className="row booking-head">
        <h1>{t('title')}</h1>
        <Segments
          label={t('views')}
          items={VIEWS.map((one) => ({
            href: href({ ...forgotten, view: one === 'list' ? null : one }),
            label: t(`view.${one}`),
            current: one === view,
          }))}
        />
      </div>
      {view === 'list' ? list : agenda(DAYS[view])}
    </div>
  );
}
