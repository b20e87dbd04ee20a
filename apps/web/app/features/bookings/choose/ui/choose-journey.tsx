import { packagePath } from '@travesia/contracts/packages';
import { useLocalPath, useTexts } from '../../../../lib/i18n/use-texts.tsx';
import { RealMark } from '../../../../ui/badge/real-mark.tsx';
import { CoverPicture } from '../../../../ui/picture/cover-picture.tsx';
import { LeadingPrice, MissingItems } from '../../../../ui/price/leading-price.tsx';
import { consultationPath } from '../../../leads/index.ts';
import { PhotoPicture } from '../../../photos/index.ts';
import { choosePath } from '../../choice.ts';
import { bookingTexts } from '../../texts.ts';
import type { JourneyChoosing } from '../load-choice.ts';
import { chooseTexts } from '../texts.ts';
import { ChoosePage } from './choose-page.tsx';
import { WhatLine } from './what-line.tsx';

/** `/start-journey/:packageId`: days with free times for a package, its price, deposit and refunds. */
export function ChooseJourney({ detail, ...choosing }: JourneyChoosing) {
  const t = useTexts(chooseTexts);
  const b = useTexts(bookingTexts);
  const path = useLocalPath();
  const { title, provider, city, country, treatment, photo } = detail;
  const names = { title, clinic: provider.name };
  return (
    <ChoosePage
      {...choosing}
      title={t('journey.title', names)}
      heading={t('journey.heading')}
      lead={t('journey.lead', names)}
      trail={[
        { label: treatment.name, href: path(`/packages/${treatment.slug}`) },
        { label: title, href: path(packagePath(detail)) },
        { label: t('journey.heading') },
      ]}
      here={choosePath({ package: detail.id })}
      ask={consultationPath({ package: detail.id })}
      what={
        <div className="stack">
          {photo ? (
            <PhotoPicture photo={photo} sizes="320px" eager />
          ) : (
            <CoverPicture treatment={treatment.slug} city={city.slug} country={country.code} seed={detail.id} eager />
          )}
          <WhatLine label={b('kind.treatment')} name={title} to={packagePath(detail)}>
            {`${city.name}, ${country.name}`}
          </WhatLine>
          <WhatLine label={t('aside.clinic')} name={provider.name} to={`/providers/${provider.slug}`}>
            {detail.clinician}
          </WhatLine>
          <LeadingPrice offer={detail} />
          <MissingItems missing={detail.missing} />
          <RealMark demo={detail.demo} />
        </div>
      }
    />
  );
}
