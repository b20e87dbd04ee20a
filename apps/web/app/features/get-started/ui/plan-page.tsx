import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { PageHead } from '../../../lib/seo/page-head.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ANY, startAddress, withoutAnswer } from '../answers.ts';
import type { Plan } from '../load-plan.ts';
import type { StartData } from '../load-start.ts';
import { startTexts } from '../texts.ts';
import { PlanOption } from './plan-option.tsx';
import { Said } from './said.tsx';
import { SharePlan } from './share-plan.tsx';

interface PlanPageProps {
  data: StartData;
  plan: Plan;
  cards: readonly ReactNode[];
}

/** A page to share: the answers, up to three options with their trip cost, and questions to ask. */
export function PlanPage({ data, plan, cards }: PlanPageProps) {
  const t = useTexts(startTexts);
  const path = useLocalPath();
  const { answers, treatments } = data;
  const name = treatments.find(({ slug }) => slug === answers.treatment)?.short_name;
  const title = name ? t('plan.titleOf', { treatment: name }) : t('plan.title');
  const { options } = plan;
  return (
    <div className="wrap section-tight start-plan" data-enhance="resume-start" data-finished>
      <PageHead title={title} description={t('page.description')} noindex />
      <header className="stack">
        <p className="eyebrow">{t('plan.eyebrow')}</p>
        <h1>{title}</h1>
        {options.length > 0 ? (
          <p className="lead">{t('plan.lead', { matched: plan.matched, shown: options.length })}</p>
        ) : null}
      </header>
      <Relax data={data} plan={plan} />
      {options.length > 0 ? (
        <>
          <Sums plan={plan} />
          <ol className="plan-options">
            {options.map((option, index) => (
              <li key={option.offer.id}>
                <PlanOption option={option} data={data} card={cards[index]} />
              </li>
            ))}
          </ol>
          <p className="small muted measure">{t('plan.order')}</p>
        </>
      ) : (
        <EmptyState
          title={t('plan.none')}
          action={
            <LinkButton variant="primary" href={path('/find-care')}>
              {t('plan.search')}
            </LinkButton>
          }
        />
      )}
      <div className="grid grid-2 plan-foot">
        <Said data={data} heading={t('said.heading')} />
        <Next data={data} />
      </div>
      {options.length > 0 ? <SharePlan title={title} answers={answers} /> : null}
      <p className="small muted measure no-print">
        {answers.treatment && answers.treatment !== ANY
          ? t.rich('plan.all', { link: <LocalLink to={`/packages/${answers.treatment}`} /> }, { treatment: name ?? '' })
          : t.rich('plan.allPackages', { link: <LocalLink to="/packages" /> })}
      </p>
    </div>
  );
}

/** Which wishes exclude offers when nothing meets them all, and how to relax them. */
function Relax({ data: { answers }, plan: { matched, relaxations, options } }: Pick<PlanPageProps, 'data' | 'plan'>) {
  const t = useTexts(startTexts);
  if (matched > 0 || options.length === 0) return null;
  const [most] = relaxations;
  return (
    <Notice tone="warning" title={most ? t(`relax.${most.limit}`) : t('relax.several')}>
      <p>{t('relax.near', { shown: options.length })}</p>
      {relaxations.length > 0 ? (
        <ul className="no-print">
          {relaxations.map(({ limit, found }) => (
            <li key={limit}>
              <LocalLink to={startAddress(withoutAnswer(answers, limit), 'plan')}>
                {t(`relax.${limit}Link`, { count: found })}
              </LocalLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}

/** Trip cost, days away and earliest flight home, across all options. */
function Sums({ plan: { options } }: Pick<PlanPageProps, 'plan'>) {
  const t = useTexts(startTexts);
  const format = useFormat();
  const totals = options.flatMap(({ trip }) => (trip ? [trip.total] : []));
  const low = totals.map((total) => total.low).toSorted((a, b) => a.amount - b.amount)[0];
  const high = totals.map((total) => total.high).toSorted((a, b) => b.amount - a.amount)[0];
  const days = options.map(({ offer }) => offer.stay_days);
  const flights = options.map(({ offer }) => offer.fly_home_min_days);
  const span = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return { least, most, same: least === most };
  };
  return (
    <dl className="plan-sums">
      {low && high ? (
        <div>
          <dt>{t('sum.cost')}</dt>
          <dd className="num">{format.shownRange(low, high)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('sum.days')}</dt>
        <dd>{t('sum.daysValue', span(days))}</dd>
      </div>
      <div>
        <dt>{t('sum.flight')}</dt>
        <dd>{t('sum.flightValue', span(flights))}</dd>
      </div>
    </dl>
  );
}

const NEXT = ['records', 'request', 'credentials'] as const;

function Next({ data: { answers } }: { data: StartData }) {
  const t = useTexts(startTexts);
  return (
    <section aria-labelledby="plan-next">
      <h2 id="plan-next" className="plan-heading">
        {t('todo.heading')}
      </h2>
      <ol className="ruled-list">
        <li>{t(`todo.${answers.when ?? 'open'}`)}</li>
        {NEXT.map((point) => (
          <li key={point}>{t(`todo.${point}`)}</li>
        ))}
      </ol>
    </section>
  );
}
