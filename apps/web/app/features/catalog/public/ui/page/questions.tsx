import type { TreatmentDetail } from '@travesia/contracts/catalog';
import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Disclosure } from '../../../../../ui/overlay/disclosure.tsx';
import { catalogTexts } from '../../texts.ts';

/** FAQ, and related treatments. */
export function Questions({ treatment: { content, related } }: { treatment: TreatmentDetail }) {
  const t = useTexts(catalogTexts);
  return (
    <div className="wrap section-tight treatment-end">
      <section id="questions">
        <h2>{t('questions.heading')}</h2>
        {content.faq.map(({ q, a }, index) => (
          <Disclosure key={q} summary={q} open={index === 0}>
            <p>{a}</p>
          </Disclosure>
        ))}
      </section>
      {related.length > 0 ? (
        <nav aria-labelledby="related-heading">
          <h2 id="related-heading">{t('related.heading')}</h2>
          <ul className="ruled-list related">
            {related.map(({ slug, short_name: name }) => (
              <li key={slug}>
                <LocalLink to={`/treatments/${slug}`}>{name}</LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </div>
  );
}
