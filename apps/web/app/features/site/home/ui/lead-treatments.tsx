import type { ReactNode } from 'react';
import { LocalLink } from '../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { homeTexts } from '../texts.ts';
import { SectionHead } from './section-head.tsx';

interface LeadTreatmentsProps {
  cards: readonly ReactNode[];
  /** Number of treatments in the catalogue. */
  count: number;
}

/** Eight treatments and a link to all. */
export function LeadTreatments({ cards, count }: LeadTreatmentsProps) {
  const t = useTexts(homeTexts);
  return (
    <section className="section-tight wrap home-first" aria-labelledby="treatments-heading">
      <SectionHead
        id="treatments-heading"
        eyebrow={t('treatments.eyebrow')}
        title={t('treatments.title')}
        aside={
          <LocalLink className="strong" to="/treatments">
            {t('treatments.all', { count })}
          </LocalLink>
        }
      />
      <ul className="grid grid-4 home-treatments">
        {cards.map((card, index) => (
          <li key={index}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
