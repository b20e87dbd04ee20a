import { LocalLink } from '../../../../../lib/i18n/local-link.tsx';
import { useTexts } from '../../../../../lib/i18n/use-texts.tsx';
import { useSite } from '../../../../../lib/site/site.ts';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import { PageHero } from '../../parts/page-hero.tsx';
import { Steps } from '../../parts/steps.tsx';
import type { TestimonialsData } from '../load-testimonials.ts';
import { testimonialsTexts } from '../texts.ts';
import { type RenderReview, ReviewList } from './review-list.tsx';
import { StarSide } from './star-side.tsx';

const RULES = ['visit', 'all', 'answer', 'language'] as const;

/** `/testimonials`: all published reviews with their distribution, filters, and how reviews are collected. */
export function TestimonialsPage({ page, all, errors, render }: TestimonialsData & { render: RenderReview }) {
  const t = useTexts(testimonialsTexts);
  const { demo, search } = useSite();
  return (
    <>
      <PageHero
        here="/testimonials"
        title={t('page.title')}
        description={t('page.description')}
        home={t('page.home')}
        crumb={t('page.crumb')}
        heading={t('page.heading')}
        lead={t('page.lead', { count: all })}
        isVariation={search.length > 1}
      />
      <div className="wrap service-body">
        {demo ? (
          <Notice title={t('demo.title')}>
            <p>{t('demo.text')}</p>
          </Notice>
        ) : null}
        <div className="reviews">
          <StarSide page={page} />
          <ReviewList page={page} errors={errors} render={render} />
        </div>
        <section aria-labelledby="rules-heading">
          <h2 id="rules-heading">{t('rules.heading')}</h2>
          <Steps steps={RULES.map((rule) => ({ title: t(`rules.${rule}`), text: t(`rules.${rule}Text`) }))} />
          <p className="page-under">{t.rich('rules.write', { link: <LocalLink to="/about#ledger" /> })}</p>
        </section>
      </div>
    </>
  );
}
