import { minorPerUnit } from '@travesia/contracts/kit';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { type AnswerName, type Answers, ANY } from '../answers.ts';
import { startTexts } from '../texts.ts';

interface Named {
  treatments: readonly { slug: string; short_name: string }[];
  homes: readonly { slug: string; name: string }[];
}

/** Formats an answer: `(name) => 'US$ 13,000'`. */
export function useAnswerText(answers: Answers, { treatments, homes }: Named): (name: AnswerName) => string {
  const t = useTexts(startTexts);
  const format = useFormat();
  const money = (whole: number) =>
    format.money({ amount: whole * minorPerUnit(answers.currency), currency: answers.currency });
  const texts: Readonly<Record<AnswerName, () => string>> = {
    goal: () => (answers.goal ? t(`goal.${answers.goal}`) : ''),
    area: () => (answers.area ? t(`area.${answers.area}`) : ''),
    treatment: () =>
      answers.treatment === ANY
        ? t('treatment.any')
        : (treatments.find(({ slug }) => slug === answers.treatment)?.short_name ?? ''),
    when: () => (answers.when ? t(`when.${answers.when}`) : ''),
    budget: () => (answers.budget === null ? '' : money(answers.budget)),
    from: () => homes.find(({ slug }) => slug === answers.from)?.name ?? '',
    days: () => t('answer.daysValue', { days: answers.days ?? 0 }),
    companion: () => t('answer.yes'),
    spoken: () => spokenText(format, answers),
  };
  return (name) => texts[name]();
}

/** Formats the requested languages as a list. */
export const spokenText = (format: ReturnType<typeof useFormat>, { spoken }: Pick<Answers, 'spoken'>): string =>
  format.list(spoken.map(format.language), 'disjunction');
