import { QUOTE_LIMITS } from '@travesia/contracts/journeys';
import { PACKAGE_LIMITS } from '@travesia/contracts/packages';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { TextArea } from '../../../../../ui/field/text-field.tsx';
import { PayerFields, SectionFrame } from '../../../../packages/index.ts';
import { QuoteChange } from '../../ui/quote-change.tsx';
import { quoteDeskTexts } from '../texts.ts';
import type { QuoteFieldProps } from './field-props.ts';

/** Of a change order: why, and what it changes. */
export function ChangeSection({ value, set, known }: QuoteFieldProps) {
  const t = useTexts(quoteDeskTexts);
  const format = useFormat();
  return (
    <SectionFrame id="change" heading={t('section.change')} lead={t('change.lead')}>
      <TextArea
        name="reason"
        label={t('change.reason', { language: format.language(known.language) })}
        hint={t('change.reason.hint')}
        rows={4}
        lang={known.language}
        maxLength={QUOTE_LIMITS.reason}
        value={value.reason}
        onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
      />
      {known.change ? <QuoteChange change={known.change} total={known.total} reason="" isPart /> : null}
    </SectionFrame>
  );
}

/** The treatment plan, in the patient's language. */
export function PlanSection({ value, set, known }: QuoteFieldProps) {
  const t = useTexts(quoteDeskTexts);
  const format = useFormat();
  return (
    <SectionFrame id="plan" heading={t('section.plan')} lead={t('plan.lead')}>
      <TextArea
        name="plan"
        label={t('plan.label', { language: format.language(known.language) })}
        hint={t('plan.hint', { most: format.number(QUOTE_LIMITS.plan) })}
        rows={8}
        lang={known.language}
        maxLength={QUOTE_LIMITS.plan}
        value={value.plan}
        onChange={({ currentTarget }) => set({ plan: currentTarget.value })}
      />
    </SectionFrame>
  );
}

/** Who pays if there is a complication, for how long, and what is excluded. */
export function RisksSection({ value: { complications }, set, known }: QuoteFieldProps) {
  const t = useTexts(quoteDeskTexts);
  const format = useFormat();
  const put = (changed: Partial<typeof complications>, save: 'now' | 'pause') =>
    set({ complications: { ...complications, ...changed } }, save);
  return (
    <SectionFrame id="complications" heading={t('section.complications')} lead={t('complications.lead')}>
      <PayerFields value={complications} put={put} />
      <TextArea
        name="complications.exclusions"
        label={t('complications.exclusions', { language: format.language(known.language) })}
        hint={t('complications.exclusions.hint')}
        rows={3}
        lang={known.language}
        maxLength={PACKAGE_LIMITS.exclusions}
        value={complications.exclusions}
        onChange={({ currentTarget }) => put({ exclusions: currentTarget.value }, 'pause')}
      />
    </SectionFrame>
  );
}
