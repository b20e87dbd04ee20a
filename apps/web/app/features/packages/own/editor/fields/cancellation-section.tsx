import type { ReactNode } from 'react';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { RadioList } from '../../../../../ui/field/choice-list.tsx';
import { useFieldError } from '../../../../../ui/field/field-errors.ts';
import { editorTexts } from '../texts.ts';
import type { PriceProps } from './section-props.ts';
import { SectionFrame } from './section.tsx';

/** Which cancellation policy applies. `below` shows it as dates and amounts. */
export function CancellationSection({ value, set, editor, may, below }: PriceProps & { below?: ReactNode }) {
  const t = useTexts(editorTexts);
  const error = useFieldError('cancellation_policy', undefined);
  return (
    <SectionFrame id="cancellation" heading={t('section.cancellation')} lead={t('cancellation.lead')}>
      {may.price ? null : <Notice icon="lock">{t('price.mayNot')}</Notice>}
      <fieldset className="plain-set" disabled={!may.price}>
        <RadioList
          name="cancellation_policy"
          legend={<span className="sr-only">{t('section.cancellation')}</span>}
          chosen={value.cancellation_policy ? [value.cancellation_policy] : []}
          error={error}
          onChoose={(key) => set({ cancellation_policy: key }, 'now')}
          choices={editor.policies.map(({ key, name, summary }) => ({
            value: key,
            label: (
              <>
                <span className="strong">{name}</span>
                <span className="small muted pe-policy">{summary}</span>
              </>
            ),
          }))}
        />
      </fieldset>
      {below}
    </SectionFrame>
  );
}
