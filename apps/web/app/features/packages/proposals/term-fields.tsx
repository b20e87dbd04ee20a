import type { CounterTerms, PackageProposalDetail } from '@travesia/contracts/packages';
import { isDepositPercent } from '@travesia/contracts/terms';
import { TypedSelect, TypedText } from '../../../lib/forms/draft/typed-fields.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { proposalTexts } from './texts.ts';

type Typed = Readonly<Record<string, string>>;
type Terms = Pick<PackageProposalDetail['content'], 'deposit_percent' | 'cancellation_policy' | 'nights' | 'stay_days'>;

const NUMBERS = ['deposit_percent', 'nights', 'stay_days'] as const;

/** The form as the proposal has it. */
export const termsStart = (terms: Terms): Record<string, string> => ({
  cancellation_policy: terms.cancellation_policy ?? '',
  ...Object.fromEntries(NUMBERS.map((name) => [name, terms[name] === null ? '' : String(terms[name])])),
});

const numberIn = (typed: Typed, name: string): number | null => {
  const text = (typed[name] ?? '').trim();
  return text === '' ? null : Number(text);
};

/** The terms that differ from those of the proposal. */
export function termsIn(typed: Typed, terms: Terms): CounterTerms {
  const policy = typed['cancellation_policy'] || null;
  const numbers = NUMBERS.flatMap((name) => {
    const now = numberIn(typed, name);
    return now === null || now === terms[name] ? [] : [[name, now] as const];
  });
  return {
    ...Object.fromEntries(numbers),
    ...(policy === null || policy === terms.cancellation_policy ? {} : { cancellation_policy: policy }),
  };
}

const isWhole = (value: number | null) => value === null || (Number.isInteger(value) && value >= 0 && value <= 1000);

/** What is wrong before sending, by field. */
export function termFaults(
  typed: Typed,
  words: { deposit: string; number: string },
): Record<string, string | undefined> {
  const deposit = numberIn(typed, 'deposit_percent');
  return {
    deposit_percent: deposit === null || isDepositPercent(deposit) ? undefined : words.deposit,
    nights: isWhole(numberIn(typed, 'nights')) ? undefined : words.number,
    stay_days: isWhole(numberIn(typed, 'stay_days')) ? undefined : words.number,
  };
}

/** Deposit, cancellation policy, nights and days, as the proposal has them until others are entered. */
export function TermFields({ editor, content }: Pick<PackageProposalDetail, 'editor' | 'content'>) {
  const t = useTexts(proposalTexts);
  const { least, most } = editor.deposit;
  const policies = editor.policies.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <details className="proposal-items">
      <summary className="strong">{t('terms')}</summary>
      <div className="proposal-item-fields">
        <TypedText
          name="deposit_percent"
          label={t('terms.deposit')}
          hint={t('terms.depositHint', { least, most })}
          inputMode="numeric"
          autoComplete="off"
        />
        <TypedSelect
          name="cancellation_policy"
          label={t('terms.policy')}
          options={content.cancellation_policy ? policies : [{ value: '', label: t('terms.noPolicy') }, ...policies]}
        />
        <TypedText name="nights" label={t('terms.nights')} inputMode="numeric" autoComplete="off" />
        <TypedText name="stay_days" label={t('terms.stay')} inputMode="numeric" autoComplete="off" />
      </div>
    </details>
  );
}
