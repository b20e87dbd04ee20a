import { packagePath } from '@travesia/contracts/packages';
import type { ReactNode } from 'react';
import { minorPerUnit } from '@travesia/contracts/kit';
import { ConsultationLink } from '../../leads/index.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useLocalPath, useTexts } from '../../../lib/i18n/use-texts.tsx';
import { LinkButton } from '../../../ui/action/button.tsx';
import { Disclosure } from '../../../ui/overlay/disclosure.tsx';
import type { Answers } from '../answers.ts';
import type { PlannedOption } from '../load-plan.ts';
import type { StartData } from '../load-start.ts';
import { missingLines, questionsFor } from '../questions.ts';
import { startTexts } from '../texts.ts';
import { OptionReasons } from './option-reasons.tsx';

interface PlanOptionProps {
  option: PlannedOption;
  data: Pick<StartData, 'answers' | 'treatments'>;
  card: ReactNode;
}

/** An option: its card, reasons, trip cost, questions to ask and next steps. */
export function PlanOption({ option, data, card }: PlanOptionProps) {
  const t = useTexts(startTexts);
  const path = useLocalPath();
  const { offer } = option;
  return (
    <>
      {card}
      <div className="plan-more">
        <OptionReasons option={option} answers={data.answers} />
        <WholeTrip option={option} answers={data.answers} />
      </div>
      <Ask option={option} data={data} />
      <div className="row no-print">
        <ConsultationLink
          package={offer.id}
          status={offer.provider.verification_status}
          free={offer.provider.next_free_on}
        />
        <LinkButton href={path(packagePath(offer))}>
          {t('option.see')}
          <span className="sr-only"> {offer.provider.name}</span>
        </LinkButton>
      </div>
    </>
  );
}

/** Address of the itemized estimate, without language prefix. */
function tripAddress({ offer }: PlannedOption, { from, companion }: Answers): string {
  const query = new URLSearchParams({ package: offer.id });
  if (from) query.set('from', from);
  if (companion) query.set('companion', '1');
  return `/treatments/${offer.treatment.slug}?${query}#trip-cost`;
}

function WholeTrip({ option, answers }: { option: PlannedOption; answers: Answers }) {
  const t = useTexts(startTexts);
  const format = useFormat();
  const { trip, offer } = option;
  return (
    <section>
      <h3>{t('trip.heading')}</h3>
      {trip ? (
        <>
          <p className="plan-total num">{format.shownRange(trip.total.low, trip.total.high)}</p>
          <p className="small muted">
            {t('trip.counted', {
              home: trip.home,
              companion: answers.companion,
              trips: trip.trips,
              said: answers.from !== null,
            })}
          </p>
          {answers.budget !== null ? (
            <p className="small">
              {trip.total.high.amount <= answers.budget * minorPerUnit(answers.currency)
                ? t('trip.withinBudget')
                : t('trip.budgetIsTreatment')}
            </p>
          ) : null}
        </>
      ) : (
        <p className="muted">{t('trip.unknown')}</p>
      )}
      <p className="small">
        {t('trip.days', { days: offer.stay_days, flight: offer.fly_home_min_days })}{' '}
        <LocalLink to={tripAddress(option, answers)}>{t('trip.items')}</LocalLink>
      </p>
    </section>
  );
}

function Ask({ option: { offer }, data }: Pick<PlanOptionProps, 'option' | 'data'>) {
  const t = useTexts(startTexts);
  const format = useFormat();
  const trips = data.treatments.find(({ slug }) => slug === offer.treatment.slug)?.trips ?? 1;
  const values = {
    name: offer.clinician ?? '',
    count: missingLines(offer),
    date: format.date(offer.confirmed_on),
  };
  return (
    <Disclosure summary={t('ask.heading', { provider: offer.provider.name })}>
      <ul>
        {questionsFor(offer, trips).map((question) => (
          <li key={question}>{t(`ask.${question}`, values)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
