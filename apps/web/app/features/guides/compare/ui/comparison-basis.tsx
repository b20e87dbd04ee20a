import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { FLIGHT } from '../flight.ts';
import type { CityComparison } from '../load-comparison.ts';
import { compareCitiesTexts } from '../texts.ts';
import type { TravelParts } from './travel-rows.tsx';

/** How the figures are calculated. */
export function ComparisonBasis({ found, parts }: { found: CityComparison; parts: TravelParts }) {
  const t = useTexts(compareCitiesTexts);
  const format = useFormat();
  const explained = found.cities.flatMap(({ trip }) => trip.lines.find(({ item }) => item === 'flights') ?? []);
  return (
    <section className="stack measure small muted" aria-labelledby="cities-basis">
      <h2 id="cities-basis">{t('basis.heading')}</h2>
      <p>{t('basis.totals', { date: format.date(found.readOn), rates: format.date(found.rateDate) })}</p>
      <p>{t('basis.flight', { speed: format.number(FLIGHT.kmPerHour), extra: FLIGHT.extraMinutes })}</p>
      {[...new Set(explained.map(({ explanation }) => explanation))].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {parts.ridesNote}
      <p>{t('basis.time', { date: format.date(found.readOn) })}</p>
      <p>{t('basis.facts')}</p>
    </section>
  );
}
