import type { QuoteGap } from '@travesia/contracts/journeys';
import type { Ref } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { focusFirst, GapPanel, sectionId } from '../../../packages/index.ts';
import { fieldsOf, sectionOf } from './quote-sections.ts';
import { quoteDeskTexts } from './texts.ts';
import { useGapText } from './use-gap-text.ts';

interface QuoteGapsProps {
  ref: Ref<HTMLDivElement>;
  gaps: readonly QuoteGap[];
  currency: string;
}

/** What a quote lacks to be sent, each a link to its field. */
export function QuoteGaps({ ref, gaps, currency }: QuoteGapsProps) {
  const t = useTexts(quoteDeskTexts);
  const gapText = useGapText(currency);
  return (
    <GapPanel
      ref={ref}
      heading={t('gaps.heading', { count: gaps.length })}
      rows={gaps.map((gap) => ({
        key: `${gap.path} ${gap.code}`,
        icon: 'arrow-right',
        content: (
          <a
            href={`#${sectionId(sectionOf(gap))}`}
            onClick={(event) => {
              event.preventDefault();
              focusFirst(fieldsOf(gap), sectionOf(gap));
            }}
          >
            {gapText(gap)}
          </a>
        ),
      }))}
    />
  );
}
