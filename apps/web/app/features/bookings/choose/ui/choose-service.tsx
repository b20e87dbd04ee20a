import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { RealMark } from '../../../../ui/badge/real-mark.tsx';
import { consultationPath } from '../../../leads/index.ts';
import { choosePath } from '../../choice.ts';
import { bookingTexts } from '../../texts.ts';
import type { ServiceChoosing } from '../load-choice.ts';
import { chooseTexts } from '../texts.ts';
import { ChoosePage } from './choose-page.tsx';
import { ChooseOffer } from './choose-offer.tsx';
import { WhatLine } from './what-line.tsx';

/** `/services/online/:serviceType/book`: whom to see by video, then when. */
export function ChooseService({ service, first, chosen }: ServiceChoosing) {
  const t = useTexts(chooseTexts);
  const b = useTexts(bookingTexts);
  const path = useLocalPath();
  const format = useFormat();
  if (!chosen) return <ChooseOffer service={service} first={first} />;
  const { offer, ...choosing } = chosen;
  const { clinician, provider } = offer;
  const bare = { ...choosing.choice, date: null, time: null, starts: null };
  const everyone = choosePath({ service: service.slug });
  return (
    <ChoosePage
      {...choosing}
      title={t('service.title', { name: service.name })}
      heading={t('service.heading')}
      lead={t('service.lead', { name: service.name })}
      trail={[{ label: service.name, href: path(`/services/online/${service.slug}`) }, { label: t('service.heading') }]}
      here={choosePath(bare)}
      anyone={everyone}
      ask={consultationPath({ service: service.slug, provider: provider.slug })}
      what={
        <div className="stack">
          <WhatLine label={b('kind.online')} name={service.name} to={`/services/online/${service.slug}`}>
            {offer.minutes === null ? null : t('offers.minutes', { minutes: offer.minutes })}
          </WhatLine>
          <WhatLine label={t('aside.with')} name={clinician.name}>
            {format.list(offer.languages.map((code) => format.language(code)))}
          </WhatLine>
          <WhatLine label={t('aside.clinic')} name={provider.name} to={`/providers/${provider.slug}`} />
          <p className="small">
            <a href={path(everyone)}>{t('offers.change')}</a>
          </p>
          <RealMark demo={offer.demo} />
        </div>
      }
    />
  );
}
