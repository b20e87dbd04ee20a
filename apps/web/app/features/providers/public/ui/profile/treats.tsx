import type { ProviderDetail } from '@travesia/contracts/providers';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useLocalPath, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { CoverPicture } from '../../../../../ui/picture/cover-picture.tsx';
import { providerTexts } from '../../texts.ts';
import { Section } from './section.tsx';

/** Its specialties, and its treatments with drawings that link to each treatment. */
export function Treats({ provider }: { provider: ProviderDetail }) {
  const t = useTexts(providerTexts);
  const format = useFormat();
  const path = useLocalPath();
  const { treatments, specialties, city, country, slug } = provider;
  const lead = specialties.length > 0 ? t('treats.specialties', { list: format.list(specialties) }) : undefined;
  return (
    <Section id="treats" heading={t('treats.heading')} lead={lead}>
      {treatments.length === 0 ? <p className="muted">{t('treats.none')}</p> : null}
      <ul className="provider-treats">
        {treatments.map((one) => (
          <li key={one.slug}>
            <a href={path(`/treatments/${one.slug}`)}>
              <CoverPicture
                treatment={one.slug}
                city={city?.slug ?? ''}
                country={country.code}
                seed={`${slug} ${one.slug}`}
              />
              {one.name}
            </a>
          </li>
        ))}
      </ul>
      {treatments.length > 0 ? <p className="tiny muted">{t('treats.drawn')}</p> : null}
    </Section>
  );
}
