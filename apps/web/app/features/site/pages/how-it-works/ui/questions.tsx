import { ANSWER_WORKING_DAYS } from '@travesia/contracts/leads';
import { FilterForm } from '../../../../../lib/forms/filter-form.tsx';
import { withQuery } from '../../../../../lib/forms/query.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Button, LinkButton } from '../../../../../ui/action/button.tsx';
import { TextField } from '../../../../../ui/field/text-field.tsx';
import { Disclosure } from '../../../../../ui/overlay/disclosure.tsx';
import { findQuestions, typedQuestion } from '../find-questions.ts';
import { howItWorksTexts } from '../texts.ts';
import type { Question } from '../use-questions.ts';

const HERE = '/how-it-works';

/** Searchable questions; the URL holds the search. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const t = useTexts(howItWorksTexts);
  const path = useLocalPath();
  const { search } = useSite();
  const typed = typedQuestion(search);
  const found = findQuestions(questions, typed);
  return (
    <section id="questions" className="home-questions" aria-labelledby="questions-heading">
      <h2 id="questions-heading">{t('faq.heading')}</h2>
      <FilterForm to={`${HERE}#questions`} own={['q']} label={t('faq.search')} className="how-search no-print">
        <TextField name="q" type="search" label={t('faq.search')} hideLabel defaultValue={typed} maxLength={100} />
        <Button icon="search">{t('faq.action')}</Button>
      </FilterForm>
      {typed ? (
        <p className="row between small page-under">
          <span role="status">{t('faq.count', { count: found.length })}</span>
          <a className="no-print" href={`${withQuery(path(HERE), search, { q: null })}#questions`}>
            {t('faq.all')}
          </a>
        </p>
      ) : null}
      {found.map(({ key, q, a }, index) => (
        <Disclosure key={key} summary={q} open={index === 0 || typed !== ''}>
          <p>{a}</p>
        </Disclosure>
      ))}
      {found.length === 0 ? (
        <div className="stack">
          <p>{t('faq.none', { days: ANSWER_WORKING_DAYS })}</p>
          <LinkButton href={path('/contact?topic=question')}>{t('faq.ask')}</LinkButton>
        </div>
      ) : null}
    </section>
  );
}
