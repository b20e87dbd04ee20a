import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { useFormat } from '../../../lib/format/use-format.ts';
import { LocalLink } from '../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../lib/i18n/use-texts.tsx';
import { CoverPicture } from '../../../ui/picture/cover-picture.tsx';
import { ANY } from '../answers.ts';
import type { StartData } from '../load-start.ts';
import { startTexts } from '../texts.ts';
import { OptionPicture, Options } from './options.tsx';

/** Treatments that may help, with cost and duration, and an option for visitors who do not know the name. */
export function TreatmentStep({ data }: { data: StartData }) {
  const t = useTexts(startTexts);
  const { answers, suggested } = data;
  const known = answers.goal === 'know';
  const options = suggested.map((treatment) => ({
    value: treatment.slug,
    title: treatment.short_name,
    picture: (
      <span className="start-cover">
        <CoverPicture treatment={treatment.slug} city="cartagena" seed={treatment.slug} />
      </span>
    ),
    children: (
      <>
        {known ? null : <span className="small muted">{treatment.summary}</span>}
        <TreatmentFacts treatment={treatment} />
      </>
    ),
  }));
  const any = {
    value: ANY,
    title: t('treatment.any'),
    picture: <OptionPicture name={answers.area ?? answers.goal ?? 'whole'} />,
    children: <span className="small muted">{t('treatment.anyText')}</span>,
  };
  return (
    <Options
      data={data}
      step="treatment"
      question={known ? t('question.treatmentKnown') : t('question.treatment')}
      options={known ? options : [...options, any]}
      isShort={known}
      below={<p className="small">{t.rich('treatment.missing', { link: <LocalLink to="/find-care" /> })}</p>}
    />
  );
}

function TreatmentFacts({ treatment: { price, trips, ...treatment } }: { treatment: TreatmentSummary }) {
  const t = useTexts(startTexts);
  const format = useFormat();
  const days =
    trips > 0
      ? t('treatment.days', { least: treatment.stay_days_min, most: treatment.stay_days_max, trips })
      : t('treatment.noTravel');
  return (
    <span className="small num">
      {[price && format.shownRange(price.low, price.high), days].filter(Boolean).join(' · ')}
    </span>
  );
}
