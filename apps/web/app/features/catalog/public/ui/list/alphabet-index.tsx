import type { TreatmentSummary } from '@travesia/contracts/catalog';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useLocale, useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { byLetter } from '../../alphabet.ts';
import { catalogTexts } from '../../texts.ts';

/** All treatments of the catalog by full name, grouped by letter. */
export function AlphabetIndex({ treatments }: { treatments: readonly TreatmentSummary[] }) {
  const t = useTexts(catalogTexts);
  const locale = useLocale();
  return (
    <section className="band section-tight" aria-labelledby="index-heading">
      <div className="wrap">
        <h2 id="index-heading">{t('index.heading')}</h2>
        <dl className="alphabet">
          {byLetter(treatments, locale).map(({ letter, items }) => (
            <div key={letter}>
              <dt>{letter}</dt>
              {items.map(({ slug, name }) => (
                <dd key={slug}>
                  <LocalLink to={`/treatments/${slug}`}>{name}</LocalLink>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
