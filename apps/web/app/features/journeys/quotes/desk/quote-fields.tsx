import type { QuoteGap } from '@travesia/contracts/journeys';
import { type ReactNode, use } from 'react';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { Contents } from '../../../../lib/screen/contents.tsx';
import { FieldErrors } from '../../../../ui/field/field-errors.ts';
import { SectionLabel, sectionId } from '../../../packages/index.ts';
import { CareSection } from './fields/care-section.tsx';
import type { QuoteFieldProps } from './fields/field-props.ts';
import { ItemsSection } from './fields/items-section.tsx';
import { LimitsSection, MoneySection, PolicySection } from './fields/money-sections.tsx';
import { ChangeSection, PlanSection, RisksSection } from './fields/word-sections.tsx';
import { gapsBySection, QUOTE_SECTIONS, type QuoteSection } from './quote-sections.ts';
import { quoteDeskTexts } from './texts.ts';
import { useGapText } from './use-gap-text.ts';

interface QuoteFieldsProps extends QuoteFieldProps {
  gaps: readonly QuoteGap[];
  /** Whether gaps are marked at their fields. */
  isMarked: boolean;
  /** Why the server rejected fields, by path. */
  refused: Readonly<Record<string, string>>;
  /** The field of the content that gets the focus or loses it. */
  onEnter: (field: string) => void;
  onLeave: (field: string) => void;
}

/** What a quote says, part by part, with links to them that say which are done. */
export function QuoteFields({ gaps, isMarked, refused, onEnter, onLeave, ...common }: QuoteFieldsProps) {
  const t = useTexts(quoteDeskTexts);
  const gapText = useGapText(common.value.currency);
  const ofForm = use(FieldErrors);
  const counts = gapsBySection(gaps);
  const marked = isMarked ? gaps.toReversed().map((gap) => [gap.path, gapText(gap)] as const) : [];
  const parts: Readonly<Record<QuoteSection, ReactNode>> = {
    change: <ChangeSection {...common} />,
    care: <CareSection {...common} />,
    plan: <PlanSection {...common} />,
    items: <ItemsSection {...common} />,
    price: <MoneySection {...common} />,
    limits: <LimitsSection {...common} />,
    cancellation: <PolicySection {...common} />,
    complications: <RisksSection {...common} />,
  };
  const isChange = common.known.kind === 'change_order';
  return (
    <FieldErrors value={{ ...ofForm, ...Object.fromEntries(marked), ...refused }}>
      <div
        className="pe-fields"
        onFocus={({ target }) => tell(onEnter, target)}
        onBlur={({ target }) => tell(onLeave, target)}
      >
        <Contents
          label={t('contents')}
          parts={QUOTE_SECTIONS.filter((key) => isChange || key !== 'change').map((key) => ({
            id: sectionId(key),
            label: <SectionLabel name={t(`section.${key}`)} open={counts.get(key) ?? 0} />,
            content: parts[key],
          }))}
        />
      </div>
    </FieldErrors>
  );
}

/** A field's name begins with that of its part of the content. */
function tell(listen: (field: string) => void, target: EventTarget): void {
  const name = target instanceof HTMLElement ? target.getAttribute('name') : null;
  if (name) listen(name.split('.', 1)[0] ?? name);
}
