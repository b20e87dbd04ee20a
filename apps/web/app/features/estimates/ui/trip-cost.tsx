import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Card } from '../../../ui/card/card.tsx';
import type { TripData } from '../load-trip.ts';
import { tripTexts } from '../texts.ts';
import { CostResult } from './cost-result.tsx';
import { CostTable } from './cost-table.tsx';
import { CostSources } from './cost-sources.tsx';
import { TripForm } from './trip-form.tsx';

/** The trip cost: a form next to the total, the items below, and their sources. */
export function TripCost({ trip }: { trip: TripData }) {
  const t = useTexts(tripTexts);
  const { estimate } = trip;
  return (
    <section className="band section-tight" id="trip-cost" aria-labelledby="trip-cost-heading">
      <div className="wrap">
        <h2 id="trip-cost-heading">{t('heading')}</h2>
        <p className="muted measure">{t('lead', { trips: estimate.treatment.trips })}</p>
        <div className="trip-estimate">
          <TripForm trip={trip} />
          <Card padded>
            <CostResult estimate={estimate} />
            <CostTable estimate={estimate} />
            <CostSources estimate={estimate} />
          </Card>
        </div>
      </div>
    </section>
  );
}
