import type { Clinician, ProviderDetail } from '@travesia/contracts/providers';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { DemoBadge } from '../../../../ui/badge/badge.tsx';
import { languagesLine } from '../provider-view.ts';
import { visitTexts } from './texts.ts';
import { offersWith, type VisitOffer } from './visit-view.ts';

export interface VisitProps {
  provider: ProviderDetail;
  clinicians: readonly Clinician[];
  offers: readonly VisitOffer[];
}

/** The first hour at a clinic, from what it offers: who meets you, what you sign, what is checked. */
export function FirstHour({ provider, clinicians, offers }: VisitProps) {
  const t = useTexts(visitTexts);
  const format = useFormat();
  const { airport_minutes: minutes, airports, languages } = provider;
  const total = offers.length;
  const [first] = clinicians;
  const share = (count: number) => ({ count, total });
  const steps = [
    {
      at: 0,
      title: t('hour.arrive'),
      text: [
        t('hour.ride', share(offersWith(offers, 'transfers'))),
        minutes === null || !airports[0] ? null : t('hour.minutes', { count: minutes, airport: airports[0] }),
      ],
    },
    {
      at: 5,
      title: t('hour.reception'),
      text: [
        languages.length > 0 ? t('hour.languages', { languages: languagesLine(languages, format) }) : null,
        t('hour.interpreter', share(offersWith(offers, 'interpreter'))),
      ],
    },
    { at: 15, title: t('hour.sign'), text: [t('hour.signText')] },
    { at: 30, title: t('hour.tests'), text: [t('hour.testsText', share(offersWith(offers, 'preop_tests')))] },
    {
      at: 45,
      title: t('hour.meet'),
      text: [
        first
          ? t('hour.meetText', { name: [first.name, first.specialty].filter(Boolean).join(', ') })
          : t('hour.meetNone'),
      ],
    },
  ];
  return (
    <div className="visit-part">
      <h3>
        {t('hour.heading')} <DemoBadge>{t('sample')}</DemoBadge>
      </h3>
      <ol className="visit-hour">
        {steps.map(({ at, title, text }) => (
          <li key={at}>
            <span className="num muted">{at === 0 ? t('hour.now') : t('hour.at', { minutes: at })}</span>
            <p>
              <b>{title}</b> <span className="muted">{text.filter(Boolean).join(' ')}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
