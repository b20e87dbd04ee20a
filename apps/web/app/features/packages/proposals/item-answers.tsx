import type { InclusionAnswer, InclusionKey } from '@travesia/contracts/packages';
import { TypedSelect } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { proposalTexts } from './texts.ts';

const ANSWERS = ['included', 'not_included', 'not_applicable'] as const satisfies readonly InclusionAnswer[];
const PREFIX = 'item.';

/** The chosen answers of a form, by item. */
export const answersIn = (typed: Readonly<Record<string, string>>) =>
  Object.entries(typed).flatMap(([name, text]) => {
    const answer = ANSWERS.find((one) => one === text);
    return name.startsWith(PREFIX) && answer ? [{ key: name.slice(PREFIX.length) as InclusionKey, answer }] : [];
  });

interface ItemAnswersProps {
  items: readonly { key: InclusionKey; label: string }[];
}

/** The 22 items, each as it is unless another answer is chosen. */
export function ItemAnswers({ items }: ItemAnswersProps) {
  const t = useTexts(proposalTexts);
  const options = [
    { value: '', label: t('answer.keep') },
    ...ANSWERS.map((value) => ({ value, label: t(`answer.${value}`) })),
  ];
  return (
    <details className="proposal-items">
      <summary className="strong">{t('items')}</summary>
      <p className="muted">{t('items.lead')}</p>
      <div className="proposal-item-fields">
        {items.map(({ key, label }) => (
          <TypedSelect key={key} name={`${PREFIX}${key}`} label={label} options={options} />
        ))}
      </div>
    </details>
  );
}
