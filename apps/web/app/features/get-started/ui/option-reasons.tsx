import { minorPerUnit } from '@travesia/contracts/kit';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Answers } from '../answers.ts';
import type { Option } from '../match.ts';
import { startTexts } from '../texts.ts';
import { spokenText } from './use-answer-text.ts';

/** Why an option is listed: the wishes it meets and those it does not. */
export function OptionReasons({ option: { offer, reasons, broken }, answers }: { option: Option; answers: Answers }) {
  const t = useTexts(startTexts);
  const format = useFormat();
  const budget = (answers.budget ?? 0) * minorPerUnit(answers.currency);
  const values = {
    treatment: offer.treatment.name,
    days: offer.stay_days,
    limit: answers.days ?? 0,
    difference: format.shown({ ...offer.total, amount: Math.abs(budget - offer.total.amount) }),
    languages: spokenText(format, answers),
    rating: format.number(offer.provider.rating?.average ?? 0, 1),
    reviews: offer.provider.rating?.count ?? 0,
  };
  return (
    <section>
      <h3>{t('why.heading')}</h3>
      <ul className="plan-reasons">
        {broken.map((limit) => (
          <li key={limit} className="plan-broken">
            <Icon name="triangle-alert" />
            <span>{t(`broken.${limit}`, values)}</span>
          </li>
        ))}
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name="check" />
            <span>{t(`why.${reason}`, values)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
