import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import type { HomeComparison } from '../load-home.ts';
import { homeTexts } from '../texts.ts';
import { ComparisonForm } from './comparison-form.tsx';
import { ComparisonResult } from './comparison-result.tsx';
import { ComparisonSources } from './comparison-sources.tsx';

interface HomeOrAbroadProps {
  comparison: HomeComparison;
  treatments: readonly TreatmentSummary[];
}

/** One treatment at home and abroad, including flights and nights. */
export function HomeOrAbroad({ comparison, treatments }: HomeOrAbroadProps) {
  const t = useTexts(homeTexts);
  return (
    <section className="section wrap trip-section" id="compare" aria-labelledby="compare-heading">
      <div>
        <p className="eyebrow">{t('compare.eyebrow')}</p>
        <h2 id="compare-heading">{t('compare.title')}</h2>
        <p className="lead trip-lead">{t('compare.lead')}</p>
        <ComparisonForm comparison={comparison} treatments={treatments} />
      </div>
      <Card className="trip-card">
        <ComparisonResult comparison={comparison} />
        <ComparisonSources comparison={comparison} />
      </Card>
    </section>
  );
}
