import { MOST_MONTHS, PACKAGE_TYPES } from '@travesia/contracts/providers';
import { TypedSelect, TypedText } from '../../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { subscriptionTexts } from './texts.ts';

/** Stands for the plan that each clinic has. */
export const SAME_PLAN = 'same';

interface ExtensionFieldsProps {
  /** Whether each clinic may continue its plan. */
  offersSame?: boolean;
}

/** What an extension of a subscription asks: the plan, and how many months. */
export function ExtensionFields({ offersSame = false }: ExtensionFieldsProps) {
  const t = useTexts(subscriptionTexts);
  return (
    <>
      <TypedSelect
        name="package_type"
        label={t('plan')}
        options={[
          ...(offersSame ? [{ value: SAME_PLAN, label: t('plan.same') }] : []),
          ...PACKAGE_TYPES.map((value) => ({ value, label: t(`plan.${value}`) })),
        ]}
      />
      <TypedText type="number" name="months" label={t('extend.months')} min={1} max={MOST_MONTHS} required />
    </>
  );
}
