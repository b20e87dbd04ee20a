import type { TreatmentContent, TreatmentDetail } from '@travesia/contracts/catalog';
import { Fragment } from 'react';
import { useFormat } from '../../../../../lib/format/use-format.ts';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { Icon } from '../../../../../ui/icon/icon.tsx';
import { catalogTexts } from '../../texts.ts';

/** What the treatment is, and who is responsible for the text. */
export function WhatItIs({
  content,
  review,
}: {
  content: TreatmentContent;
  review: TreatmentDetail['medical_review'];
}) {
  const t = useTexts(catalogTexts);
  const format = useFormat();
  const sources = sourcesOf(content);
  const by = review && [review.reviewer, review.credential].filter(Boolean).join(', ');
  return (
    <section id="what">
      <h2>{t('what.heading')}</h2>
      <div className="measure stack">
        {content.what_it_is.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="written-by">
        <Icon name={by ? 'circle-check' : 'info'} />
        <span>
          <b>{by ? t('what.reviewed', { by, date: format.date(review.reviewed_on) }) : t('what.notReviewed')}</b>{' '}
          <span className="muted">
            {t('what.written')} {sources.length > 0 ? t('what.sources') : t('what.noSources')}
            {sources.map(({ label, url }, index) => (
              <Fragment key={label}>
                {index === 0 ? ' ' : ', '}
                {url ? (
                  <a href={url} rel="noreferrer">
                    {label}
                  </a>
                ) : (
                  label
                )}
              </Fragment>
            ))}
            {sources.length > 0 ? '.' : ''}
          </span>
        </span>
      </p>
    </section>
  );
}

/** Each public source that a statement of the page names, once. */
function sourcesOf({ warnings, risks }: TreatmentContent) {
  const named = [...warnings, ...risks].flatMap(({ source }) => source ?? []);
  return [...new Map(named.map((source) => [source.label, source])).values()];
}

/** Who it may suit, and who should wait. */
export function Suitability({ content }: { content: TreatmentContent }) {
  const t = useTexts(catalogTexts);
  return (
    <section id="who">
      <h2>{t('who.heading')}</h2>
      <div className="suitability">
        <div>
          <h3>
            <Icon name="check" />
            {t('who.suits')}
          </h3>
          <PlainList items={content.suits} />
        </div>
        <div>
          <h3 className="who-waits">
            <Icon name="x" />
            {t('who.wait')}
          </h3>
          <PlainList items={content.wait} />
        </div>
      </div>
    </section>
  );
}

/** A list of short statements with dividers. */
export const PlainList = ({ items }: { items: readonly string[] }) => (
  <ul className="ruled-list">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
